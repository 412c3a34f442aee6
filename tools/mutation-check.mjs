// `npm run mutation-check`: applies the mutations in mutations.mjs to a copy of the site, one at a time, and expects a
// test to fail each time. Fails when a mutation survives. `-- --only WORD` tries only those whose row contains WORD.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mutations } from './mutations.mjs';

const REPORT = 'docs/mutations.md';
const [flag, word = ''] = process.argv.slice(2);
const rows = flag === '--only' ? mutations.filter((row) => JSON.stringify(row).includes(word)) : mutations;

const stale = rows
  .flatMap((row) => editsOf(row).map(({ find }) => ({ file: row.file, find })))
  .filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
if (rows.length === 0) fail(`No row of the table contains “${word}”.`);
if (stale.length > 0) {
  const lines = stale.map(({ file, find }) => `${file}: ${find}`);
  fail(`The table is stale. These texts do not occur exactly once in their files:\n${lines.join('\n')}`);
}

const startedAt = Date.now();
let child;
const copy = mkdtempSync(join(tmpdir(), 'mutation-check-'));
process.on('exit', () => {
  child?.kill();
  rmSync(copy, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
copyFiles();

const results = [];
const passingBefore = new Set();
for (const row of rows) {
  await expectPassing(row);
  const { outcome, test } = await tryMutation(row);
  results.push({ ...row, outcome, test });
  console.log(`${outcome === 'caught' ? '✓' : '✗'} ${row.breaks}: ${outcome}. ${test} ${seconds()} s`);
}

const survivors = results.filter(({ outcome }) => outcome !== 'caught');
const table = [
  '| mutation | file | caught by |',
  '| --- | --- | --- |',
  ...results.map(({ breaks, file, outcome, test }) =>
    cells(breaks, `\`${file}\``, outcome === 'caught' ? test : `**${outcome.toUpperCase()}** ${test}`),
  ),
].join('\n');
console.log(`\n${table}\n\n${summary()}`);
if (rows === mutations) writeReport();
process.exit(survivors.length > 0 ? 1 : 0);

function copyFiles() {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', git, { encoding: 'utf8' }).split('\0')) {
    if (file && existsSync(file)) cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
}

function editsOf({ find, replace, also }) {
  return [{ find, replace }, ...(also ? [also] : [])];
}

/** A failure counts only if the test passes without the mutation, so the same tests run on the original first. */
async function expectPassing({ tests, named }) {
  const selection = JSON.stringify([tests, named]);
  if (passingBefore.has(selection)) return;
  const { outcome, test } = await runTests(tests, named);
  if (outcome !== 'survived') fail(`Without a mutation, ${selection} does not pass: ${outcome}. ${test}`);
  passingBefore.add(selection);
}

async function tryMutation(row) {
  const file = join(copy, row.file);
  const text = readFileSync(file, 'utf8');
  const broken = editsOf(row).reduce((now, { find, replace }) => now.replace(find, () => replace), text);
  writeFileSync(file, broken);
  const result = await runTests(row.tests, row.named);
  writeFileSync(file, text);
  return result;
}

/** Runs the tests in the copy until one fails twice: on a busy machine, the first page may be too slow once. */
async function runTests(files, named) {
  const output = join(copy, 'test-results', 'mutation.json');
  rmSync(output, { force: true });
  const args = ['run', '--maxWorkers=1', '--bail=1', '--retry=1', ...files];
  args.push('--reporter=json', `--outputFile=${output}`);
  if (named) args.push('-t', named);
  child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    cwd: copy,
    stdio: 'ignore',
  });
  const [status] = await once(child, 'close');
  if (!existsSync(output)) return { outcome: 'no test ran', test: '' };
  return judge(status, JSON.parse(readFileSync(output, 'utf8')).testResults);
}

/** A mutation is caught only by a test that ran and failed, not by code that doesn't run or by a timeout. */
function judge(status, files) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.find((test) => test.status === 'failed');
  const [message = ''] = failed?.failureMessages ?? [];
  if (failed) {
    const isCaught = !/^(ReferenceError|SyntaxError)|(Test|Hook) timed out/.test(message);
    const test = [...failed.ancestorTitles, failed.title].join(': ');
    return isCaught ? { outcome: 'caught', test } : { outcome: 'did not run', test: message.split('\n')[0] };
  }
  const broken = files.find((file) => file.status === 'failed');
  if (broken) return { outcome: 'did not run', test: broken.message.split('\n')[0] };
  const hasRun = tests.some((test) => test.status === 'passed');
  return { outcome: hasRun && status === 0 ? 'survived' : 'no test ran', test: '' };
}

function cells(...texts) {
  return `| ${texts.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim()).join(' | ')} |`;
}

function summary() {
  return `${results.length - survivors.length} of ${results.length} mutations were caught.`;
}

function writeReport() {
  const day = new Date().toISOString().slice(0, 10);
  const intro = [
    `Written by \`npm run mutation-check\` on ${day}. ${summary()}`,
    'Each was applied to a copy of the site, by itself. The last column is the first test that failed.',
  ];
  mkdirSync('docs', { recursive: true });
  writeFileSync(REPORT, `# Mutation tests\n\n${intro.join('\n')}\n\n${table}\n`);
}

function seconds() {
  return Math.round((Date.now() - startedAt) / 1000);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
