// `npm run setup`: connects this copy to a Supabase project. Asks for the project's reference, the site's address and the
// publishable key, writes them to .env.local and deploy/supabase/.env, runs Supabase's CLI (which shows every change and
// asks), and checks the result. Run it as often as you like.
//   --reference … --site https://example.com --key sb_publishable_…   instead of asking
//   --yes                                                             answers every other question with yes
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { ask } from './ask.mjs';
import { npx } from './npx.mjs';
import { SUPABASE_CLI } from './versions.mjs';

class Stopped extends Error {}

const string = { type: 'string' };
const { values } = parseArgs({
  options: { reference: string, site: string, key: string, yes: { type: 'boolean' } },
});
const { module } = await runnerImport('./tools/setup/run.ts', {
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
});
const isDone = await module
  .setUp({
    folder: process.cwd(),
    given: values,
    isYes: values.yes === true,
    print: console.log,
    ask: answerTo,
    supabase,
  })
  .catch(unlessStopped);
process.exitCode = isDone ? 0 : 1;

/** Without somebody to answer, the answer is empty. */
async function answerTo(question) {
  if (!process.stdin.isTTY) return '';
  const answer = await ask(question);
  if (answer === undefined) throw new Stopped();
  return answer;
}

function unlessStopped(error) {
  if (!(error instanceof Stopped)) throw error;
  console.log('\n✗ Stopped. Nothing was changed.');
  return false;
}

async function supabase(args, env) {
  console.log(`\n$ npx ${SUPABASE_CLI} ${args.join(' ')}`);
  return npx(['--yes', SUPABASE_CLI, ...args], env) === 0;
}
