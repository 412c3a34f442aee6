// `npm run mutation-check`: applies the mutations in mutations.mjs to a copy of the site, one at a time, and expects a
// test to fail each time; writes reports/mutations.md. Fails when a mutation survives. `-- --only WORD` tries only those whose row contains WORD.
import { execFileSync, fork } from 'node:child_process';
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

const REPORT = 'reports/mutations.md';
const RUNNER = resolve('tools/mutation-runner.mjs');
const HUNG_MS = 180_000;
const [flag, word = ''] = process.argv.slice(2);
const rows = flag === '--only' ? mutations.filter((row) => JSON.stringify(row).includes(word)) : mutations;

const stale = rows
  .flatMap((row) => editsOf(row).map(({ find }) => ({ file: row.file, find })))
  .filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
const startedAt = Date.now();
const runners = new Set();
const results = [];
// Rows that select the same tests follow each other, so that those run on the original only once; the most rows first.
const selections = [...new Set(rows.map(selectionOf))];
const groups = selections.map((selection) => rows.filter((row) => selectionOf(row) === selection));
groups.sort((a, b) => a.length - b.length);

if (rows.length === 0) fail(`No row of the table contains “${word}”.`);
else if (stale.length > 0) {
  const lines = stale.map(({ file, find }) => `${file}: ${find}`);
  fail(`The table is stale. These texts do not occur exactly once in their files:\n${lines.join('\n')}`);
} else await tryAll();

async function tryAll() {
  const copies = Array.from({ length: 2 }, () => mkdtempSync(join(tmpdir(), 'mutation-check-')));
  process.on('exit', () => {
    for (const runner of runners) end(runner);
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
  await Promise.all(copies.map(tryGroups));
  conclude();
  for (const runner of runners) end(runner);
}

function conclude() {
  const survivors = results.filter(({ outcome }) => outcome !== 'caught');
  const table = [
    '| mutation | file | caught by |',
    '| --- | --- | --- |',
    ...results.map(({ breaks, file, outcome, test }) =>
      cells(breaks, `\`${file}\``, outcome === 'caught' ? test : `**${outcome.toUpperCase()}** ${test}`),
    ),
  ].join('\n');
  const caught = `${results.length - survivors.length} of ${results.length} mutations were caught.`;
  console.log(`\n${table}\n\n${caught}`);
  if (rows === mutations) writeReport(caught, table);
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

async function tryGroups(copy) {
  copyFiles(copy);
  const run = runnerIn(copy);
  for (let group = groups.pop(); group; group = groups.pop()) {
    const [{ tests, named }] = group;
    // A failure counts only if the test passes without the mutation.
    const before = await run({ tests, named });
    if (before.outcome !== 'survived') {
      const test = `${selectionOf(group[0])} does not pass without a mutation: ${before.outcome}. ${before.test}`;
      for (const row of group) report(row, { outcome: 'not tried', test });
      continue;
    }
    // In the original, everything appeared within its test's time, so twice that is long enough to wait for what
    // doesn't. Less than the site's own deadline of 10 s: tests that stop its timers know them by their length.
    const waitMs = Math.min(2 * before.longestMs + 1000, 9_000);
    for (const row of group) {
      report(row, await tryMutation({ ...row, waitMs }, copy, run));
    }
  }
}

function report(row, { outcome, test }) {
  results[rows.indexOf(row)] = { ...row, outcome, test };
  console.log(`${outcome === 'caught' ? '✓' : '✗'} ${row.breaks}: ${outcome}. ${test} ${seconds()} s`);
}

function copyFiles(copy) {
  const git = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', git, { encoding: 'utf8' }).split('\0')) {
    if (file && existsSync(file)) cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
}

function selectionOf({ tests, named = '' }) {
  return `${tests} ${named}`;
}

function editsOf({ find, replace, also }) {
  return [{ find, replace }, ...(also ? [also] : [])];
}

async function tryMutation(row, copy, run) {
  const file = join(copy, row.file);
  const text = readFileSync(file, 'utf8');
  const broken = editsOf(row).reduce((now, { find, replace }) => now.replace(find, () => replace), text);
  writeFileSync(file, broken);
  const result = await run(row);
  writeFileSync(file, text);
  return result;
}

/** Runs one row at a time in a Vitest that stays up. One that hangs is ended, with all it has started, for a new one. */
function runnerIn(copy) {
  let runner;
  return async (row) => {
    runner = runner?.connected ? runner : await startRunner(copy);
    runner.send(row);
    const timer = setTimeout(() => end(runner), HUNG_MS);
    const [result] = await once(runner, 'message');
    clearTimeout(timer);
    return result;
  };
}

async function startRunner(copy) {
  const runner = fork(RUNNER, { cwd: copy, detached: true, stdio: 'ignore' });
  runners.add(runner);
  runner.once('exit', () => {
    runners.delete(runner);
    runner.emit('message', { outcome: 'hung', test: 'Vitest exited or was stopped.' });
  });
  await once(runner, 'message');
  return runner;
}

function end({ pid }) {
  process.kill(-pid, 'SIGKILL');
}

function cells(...texts) {
  return `| ${texts.map((text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim()).join(' | ')} |`;
}

function writeReport(caught, table) {
  const day = new Date().toISOString().slice(0, 10);
  const intro = [
    `Written by \`npm run mutation-check\` on ${day}. ${caught}`,
    'Each was applied to a copy of the site, by itself. The last column is the first test that failed.',
  ];
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, `# Mutation tests\n\n${intro.join('\n')}\n\n${table}\n`);
}

function seconds() {
  return Math.round((Date.now() - startedAt) / 1000);
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
