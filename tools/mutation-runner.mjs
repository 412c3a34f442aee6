// A Vitest that stays up in one copy of the site. For each message from mutation-check.mjs, which has just changed
// `file`, it runs the tests and answers with what became of the mutation.
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

// A test fails twice before it counts: on a busy machine, the first page may be too slow once.
const vitest = await createVitest('test', {
  watch: false,
  maxWorkers: 1,
  bail: 1,
  retry: 1,
  reporters: [{}],
});
let changed;

process.on('message', async ({ tests, named, file, waitMs = 20_000 }) => {
  // How long a test waits for what may not come: tests/setup.ts.
  process.env.WAIT_MS = waitMs;
  // The file of the message before has its own text back.
  for (const path of [changed, file]) if (path) vitest.invalidateFile(resolve(path));
  changed = file;
  vitest.setGlobalTestNamePattern(named ?? '');
  const specifications = await vitest.globTestSpecifications(tests);
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const files = specifications.map(({ testModule }) => testModule);
  process.send(judge(files, unhandledErrors));
});

process.send('ready');

/** A mutation is caught only by a test that ran and failed, not by code that doesn't run or by a timeout. */
function judge(files, unhandled) {
  const tests = files.flatMap((file) => [...file.children.allTests()]);
  const failed = tests.find((test) => test.result().state === 'failed');
  if (failed) {
    const [{ name, message }] = failed.result().errors;
    const isCaught =
      !['ReferenceError', 'SyntaxError'].includes(name) && !/^(Test|Hook) timed out/.test(message);
    if (isCaught) return { outcome: 'caught', test: failed.fullName.replaceAll(' > ', ': ') };
    return { outcome: 'did not run', test: `${name}: ${message.split('\n')[0]}` };
  }
  const [error] = [...files.flatMap((file) => file.errors()), ...unhandled];
  if (error) return { outcome: 'did not run', test: error.message.split('\n')[0] };
  const hasRun = tests.some((test) => test.result().state === 'passed');
  const longestMs = Math.max(0, ...tests.map((test) => test.diagnostic()?.duration ?? 0));
  return { outcome: hasRun ? 'survived' : 'no test ran', test: '', longestMs };
}
