// `npm run test:owners`: types, the build and the tests that read the owner's data, once with a full and once with the least
// owner copied over src/operator/site.ts. Afterwards the file is as it was.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const SITE = 'src/operator/site.ts';
const UNIT_TESTS = [
  'tests/blocks/',
  'tests/guides/',
  'tests/operator.test.ts',
  'tests/features/search/search.test.ts',
  ...['contact', 'every-page', 'first-visit', 'shell', 'suggestion-box', 'welcome'].map(
    (name) => `tests/journeys/${name}.test.tsx`,
  ),
];
const BROWSER_TESTS = ['first-visit', 'forms', 'named-parts', 'no-script', 'pages', 'shell'];
const steps = [
  ['npm', 'run', 'typecheck'],
  ['npx', 'vitest', 'run', '--project=node', '--project=pages', ...UNIT_TESTS],
  ['npm', 'run', 'build:embedded'],
  [
    'npx',
    'playwright',
    'test',
    '--project=chromium',
    ...BROWSER_TESTS.map((name) => `tests/browser/${name}.spec.ts`),
  ],
];

const own = readFileSync(SITE, 'utf8');
process.on('exit', () => writeFileSync(SITE, own));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const failed = [];
for (const owner of ['full', 'least']) {
  writeFileSync(SITE, readFileSync(`tests/support/owners/${owner}.ts`, 'utf8'));
  for (const [command, ...args] of steps) {
    console.log(`\n=== The ${owner} owner: ${[command, ...args.slice(0, 3)].join(' ')} ===`);
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, IS_BUILT: 'yes' },
    });
    if (status !== 0) failed.push(`${owner}: ${command} ${args.slice(0, 3).join(' ')}`);
  }
}
console.log(failed.length > 0 ? `\nFailed:\n${failed.join('\n')}` : '\nBoth owners passed.');
process.exitCode = failed.length > 0 ? 1 : 0;
