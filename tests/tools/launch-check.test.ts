// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-check-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function check(data: string) {
  writeFileSync(join(folder, 'operator.ts'), data);
  const { status, stdout } = spawnSync('node', ['tools/launch-check.mjs', folder], { encoding: 'utf8' });
  return { status, stdout };
}

describe('the launch check', () => {
  it.each([
    "phone: '808-555-0100',",
    "email: 'sponsor@example.com',",
    "url: 'https://example.org/app',",
    'isSample: true as boolean,',
    "name: 'Sample GAP lender 1',",
  ])('lists %s with its location and fails', (line) => {
    const { status, stdout } = check(`export const operator = {\n  ${line}\n};\n`);
    expect(stdout).toContain(`operator.ts:2  ${line}`);
    expect(status).toBe(1);
  });

  it('passes the operator’s own data and the forum’s samples', () => {
    const own = "phone: '808-423-0100', isSample: false, author: 'Sample member', email: 'kai@paradise.test'";
    expect(check(`export const operator = { ${own} };\n`).status).toBe(0);
  });

  it('finds the sample data left in this site', () => {
    const { status, stdout } = spawnSync('node', ['tools/launch-check.mjs'], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toMatch(/operator\.ts:\d+ {2}phone: '808-555-0100'/);
    for (const address of ['gap-lender-1', 'gap-lender-2', 'pcs-app', 'new-construction-hawaii'])
      expect(stdout).toContain(`'https://example.com/${address}'`);
  });
});
