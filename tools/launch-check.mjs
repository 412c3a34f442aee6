// `npm run launch-check`: lists what is still a sample, what has another name, a missing mail service, and the yearly figures
// whose year has passed. Fails while there is any. Part of `npm run doctor`.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./tools/launch/run.ts', {
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
});
const problems = module.launchProblems(process.cwd());
for (const { place, says } of problems) console.log(`✗ ${place}  ${says}`);
console.log(
  problems.length === 0
    ? '✓ Nothing is a sample any more: the site can be launched.'
    : `${problems.length} to do before the launch. A sample: put in your own and change its status to 'set', or undefined if you have none (docs/deploy.md, step 1).`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
