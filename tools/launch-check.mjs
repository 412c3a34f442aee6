// `npm run launch-check`: lists what is still a sample, what has another name, a missing mail service, and the yearly figures
// whose year has passed. Fails while there is any. Part of `npm run doctor`.
import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';

/** The doctor stops, too. */
const UNREADABLE = 2;

process.exitCode = await runnerImport('./tools/launch/run.ts', {
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
}).then(listProblems, showTypo);

function listProblems({ module }) {
  const problems = module.launchProblems(process.cwd());
  const hasSample = problems.some(({ says }) => says.endsWith(': a sample'));
  for (const { place, says } of problems) console.log(`✗ ${place}  ${says}`);
  console.log(
    problems.length === 0
      ? '✓ Nothing is a sample any more: the site can be launched.'
      : `${problems.length} to do before the launch.${hasSample ? " A sample: put in your own and change its status to 'set', or undefined if you have none (docs/deploy.md, step 1)." : ''}`,
  );
  return problems.length === 0 ? 0 : 1;
}

/** @param {Error} error */
function showTypo(error) {
  const said = stripVTControlCharacters(error.message);
  const [place] = /src\/\S+?:\d+/.exec(said) ?? [];
  if (!place) throw error;
  console.log(
    `✗ ${place}  can’t be read from here on. Look for a missing comma or bracket, or for an apostrophe between single quotes (docs/deploy.md, step 1).`,
  );
  return UNREADABLE;
}
