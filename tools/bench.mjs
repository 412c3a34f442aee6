// `npm run bench`: measures this build on this machine and asserts nothing.
//   --only lighthouse,paint   only these parts: sizes, navigation, lighthouse, paint, repeat
//   --routes /,/auth          only these pages, printed and not written to reports/bench.md
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
