// `npm test`: types, lint, dead code, unit and database tests, then the whole site in Chromium and a part of it in
// Firefox and WebKit. Stops at the first step that fails, and ends with one line that adds up the tests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const UNIT_RESULTS = 'test-results/unit.json';
const BROWSER_RESULTS = 'test-results/browser.json';

const steps = [
  ['Types', 'npm', ['run', '--silent', 'typecheck']],
  ['Lint and format', 'biome', ['check', '--error-on-warnings']],
  ['Dead code', 'knip', []],
  [
    'Unit and database tests',
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`],
  ],
  ['Production build', 'node', ['build/check-build.mjs']],
  ['Browser tests, with a smoke test in Firefox and WebKit', 'playwright', ['test']],
];

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const startedAt = Date.now();
let failedStep;
// `npm run test:engines` runs all of it.
process.env.ENGINES = 'smoke';
for (const [name, command, args] of steps) {
  const stepStartedAt = Date.now();
  console.log(`\n=== ${name} ===`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  console.log(`--- ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(stepStartedAt)} s`);
  if (status !== 0) {
    failedStep = name;
    break;
  }
}

const { passed, failed, skipped } = total(unitCounts(), browserCounts());
console.log(
  `\n${failedStep ? `Stopped at: ${failedStep}.` : 'Everything passed.'} ${seconds(startedAt)} s in all.`,
);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failedStep ? 1 : 0);

function unitCounts() {
  const results = readJson(UNIT_RESULTS);
  return {
    passed: results?.numPassedTests ?? 0,
    failed: results?.numFailedTests ?? 0,
    skipped: (results?.numPendingTests ?? 0) + (results?.numTodoTests ?? 0),
  };
}

function browserCounts() {
  const stats = readJson(BROWSER_RESULTS)?.stats;
  return {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
}

function total(...counts) {
  const sum = (key) => counts.reduce((all, count) => all + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}
