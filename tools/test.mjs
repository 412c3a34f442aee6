// `npm test`: types, lint, dead code, a production build, unit and database tests; if all pass, the whole site in
// Chromium and a smoke test in Firefox and WebKit. Ends with one line of test totals.
// `npm run check`: types, lint, dead code, and the unit tests that a change since main affects, with the changed
// feature's own journeys; with `--all`, every unit test. Starts no database, server or build, and ends with what didn't
// run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { changedFiles } from './changed-files.mjs';
import { testsWith, wholeAppTests } from './whole-app-tests.mjs';

const UNIT_RESULTS = 'test-results/unit.json';
const BROWSER_RESULTS = 'test-results/browser.json';
/** What every unit test depends on. */
const COMMON = /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|tests\/(setup\.ts|support\/.*))$/;

const isQuick = process.argv.includes('--quick');
/** What `npm run check` leaves to `npm test`. */
const notRun = isQuick ? ['the database, build and browser tests'] : [];
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`];

/** Run in parallel. */
const checks = [
  ['Types', 'npm', ['run', '--silent', 'typecheck']],
  ['Lint and format', 'biome', ['check', '--error-on-warnings']],
  ['Dead code', 'knip', ['--cache']],
  ...(isQuick
    ? [['Unit tests', 'vitest', [...quickTests(), '--project=!backend', ...reporters]]]
    : [
        ['Production build', 'node', ['tools/check-build.mjs']],
        ['Build for the browser tests', 'npm', ['run', '--silent', 'build:embedded']],
        ['Unit and database tests', 'vitest', ['run', ...reporters]],
      ]),
];
const browserTests = ['Browser tests, with a smoke test in Firefox and WebKit', 'playwright', ['test']];

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const startedAt = Date.now();
// `npm run test:engines` runs every journey.
process.env.ENGINES = 'smoke';
process.env.IS_BUILT = 'yes';
let failedStep = (await Promise.all(checks.map((check) => run(check, 'pipe')))).find(Boolean);
if (!isQuick) failedStep ??= await run(browserTests, 'inherit');

const { passed, failed, skipped } = total(unitCounts(), browserCounts());
const verdict = isQuick ? 'What ran passed.' : 'Everything passed.';
console.log(`\n${failedStep ? `Stopped at: ${failedStep}.` : verdict} ${seconds(startedAt)} s in all.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
if (notRun.length > 0) console.log(`Not run: ${notRun.join(', ')}. To run them: npm test`);
process.exitCode = failedStep ? 1 : 0;

/** Vitest's arguments for the unit tests that a change affects. */
function quickTests() {
  const changed = changedFiles();
  if (process.argv.includes('--all') || !changed || changed.some((file) => COMMON.test(file))) return ['run'];
  // Their imports don't name all they depend on.
  const readers = testsWith(/\bread(File|dir)Sync\b/);
  if (changed.some((file) => /^(src\/operator|tests\/support\/owners)\//.test(file)))
    notRun.push('the tests with other owners (npm run test:owners)');
  const { own, others } = wholeAppTests(changed);
  process.env.SKIPPED_TESTS = others.join();
  if (others.length > 0) notRun.unshift(`${others.length} whole-app files`);
  return ['related', '--run', ...changed, ...readers, ...own];
}

/** Returns the step's name if it fails. Prints its output live, or when it has ended if `output` is 'pipe'. */
async function run([name, command, args], output) {
  const stepStartedAt = Date.now();
  const head = `\n=== ${name} ===\n`;
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  let printed = head;
  if (output === 'inherit') process.stdout.write(head);
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  const [status] = await once(child, 'close');
  if (output === 'pipe') process.stdout.write(printed);
  console.log(`--- ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds(stepStartedAt)} s`);
  return status === 0 ? undefined : name;
}

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
    // Those that passed on a second try are listed above it as flaky.
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
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
