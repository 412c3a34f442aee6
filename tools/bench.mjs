// `npm run bench`: measures this build on this machine and asserts nothing.
//   --only lighthouse,paint   only these parts: calculators, sizes, navigation, lighthouse, paint, repeat, progress-reads
//   --routes /,/auth          only these pages, printed and not written to docs/bench.md
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const text = { type: 'string' };
const { values } = parseArgs({ options: { only: text, routes: text } });
const { module } = await runnerImport('./tools/bench/run.ts', {
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
});

await module.runBench({
  only: values.only?.split(','),
  routes: values.routes?.split(','),
});
process.exit();
