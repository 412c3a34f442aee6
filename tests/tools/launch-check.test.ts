// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BAH_YEAR } from '@/money/bah';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-check-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync('node', ['tools/launch-check.mjs', ...args], { encoding: 'utf8' });

function check(data: string) {
  writeFileSync(join(folder, 'operator.ts'), data);
  return run(folder);
}

it.each([
  "phone: '808-555-0100',",
  "email: 'sponsor@example.com',",
  "url: 'https://example.org/app',",
  "status: 'sample',",
  "name: 'Sample GAP lender 1',",
])('the launch check lists %s with its location and fails', (line) => {
  const { status, stdout } = check(`export const operator = {\n  ${line}\n};\n`);
  expect(stdout).toContain(`operator.ts:2  ${line}`);
  expect(status).toBe(1);
});

it('passes the operator’s own data and the forum’s samples', () => {
  const own = "phone: '808-423-0100', status: 'set', author: 'Sample member', email: 'kai@paradise.test'";
  expect(check(`export const operator = { ${own} };\n`).status).toBe(0);
});

it.each(['full', 'least'])('passes an owner with %s data of its own', (owner) => {
  expect(check(readFileSync(`tests/support/owners/${owner}.ts`, 'utf8')).stdout).toBe(
    '✓ No placeholder is left: the site can be launched.\n',
  );
});

it('lists a table whose year has passed, and passes this year’s', () => {
  const thisYear = new Date().getFullYear();
  const checkYear = (year: number) => {
    writeFileSync(join(folder, 'bah.ts'), `export const BAH_YEAR = ${year};\n`);
    return run(folder);
  };
  expect(checkYear(thisYear - 1).stdout).toContain(`bah.ts:1  export const BAH_YEAR = ${thisYear - 1};`);
  expect(checkYear(thisYear - 1).status).toBe(1);
  expect(checkYear(thisYear).status).toBe(0);
});

/** What makes it noon of a day for Node. */
function clockAt(day: string) {
  const code = `const Now=Date;globalThis.Date=class extends Now{constructor(...at){super(...(at.length?at:['${day}T12:00:00']))}}`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

it('names each table of this site on the second day of the next year, the loan limit too', () => {
  const { stdout } = spawnSync('node', ['tools/launch-check.mjs', 'src/guides', 'src/money'], {
    encoding: 'utf8',
    env: { ...process.env, ...clockAt(`${BAH_YEAR + 1}-01-02`) },
  });
  const named = [...stdout.matchAll(/^src\/\S+\.ts:\d+ {2}export const (\w+)_YEAR = \d{4};$/gm)];
  expect(named.map(([, table]) => table).sort()).toEqual([
    'BAH',
    'BAS',
    'BASIC_PAY',
    'COLA',
    'DLA',
    'LOAN_LIMIT',
    'TLA_RATES',
  ]);
});

it('checks this site: every sample line, and how many facts are due', () => {
  const { stdout } = run();
  expect(stdout).toMatch(/^· \d+ of \d{3,} facts are due for re-checking: npm run facts$/m);
  for (const file of readdirSync('src/operator')) {
    const lines = readFileSync(join('src/operator', file), 'utf8').split('\n');
    for (const [index, line] of lines.entries())
      if (/status: 'sample'|808-555-01/.test(line))
        expect(stdout).toContain(`${join('src/operator', file)}:${index + 1}  ${line.trim()}`);
  }
});
