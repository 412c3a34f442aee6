// `npm run check-deploy -- https://example.com`: checks a live site and its Supabase project with public keys. It creates
// and changes nothing, and sends no email. Fails if something is wrong. Part of `npm run doctor`.
//   --all       also prints what is right
//   --site      skips Supabase
//   --database  finds what public keys can't see: asks the project that `npm run setup` linked, or else prints the SQL
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { npx } from './npx.mjs';
import { SUPABASE_CLI } from './versions.mjs';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, site: { type: 'boolean' }, database: { type: 'boolean' } },
  allowPositionals: true,
});
const [site = ''] = positionals;
if (values.database) process.exitCode = askDatabase();
else if (/^https?:/.test(site) && URL.canParse(site)) process.exitCode = await askSite(new URL(site));
else {
  console.error('Which site? npm run check-deploy -- https://example.com');
  process.exitCode = 2;
}

function askDatabase() {
  const file = 'supabase/owner-check.sql';
  if (!['project-ref', 'linked-project.json'].some((name) => existsSync(`supabase/.temp/${name}`))) {
    console.log(readFileSync(file, 'utf8'));
    return 0;
  }
  console.log('No rows below means that the locks hold. Each row says what to do.');
  return npx(['--yes', SUPABASE_CLI, 'db', 'query', '--remote', '--read-only', '--file', file]);
}

async function askSite(site) {
  const { module } = await runnerImport('./tools/check-deploy/run.ts', {
    logLevel: 'warn',
    resolve: { tsconfigPaths: true },
  });
  const findings = await module.checkDeploy({
    site,
    scope: values.site ? 'site' : 'all',
    isVerbose: values.all,
    print: console.log,
  });
  return findings.some(({ kind }) => kind === 'wrong') ? 1 : 0;
}
