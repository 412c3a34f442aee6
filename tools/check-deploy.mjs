// `npm run check-deploy -- https://example.com`: checks a live site and its Supabase project with public keys. It creates
// and changes nothing, and sends no email. Fails if something is wrong.
//   --all       also prints what is right
//   --site      skips Supabase
//   --database  finds what public keys can't see: asks the project that `npm run setup` linked, or else prints the SQL
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, site: { type: 'boolean' }, database: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.database) {
  const file = 'supabase/owner-check.sql';
  if (!['project-ref', 'linked-project.json'].some((name) => existsSync(`supabase/.temp/${name}`))) {
    console.log(readFileSync(file, 'utf8'));
    process.exit();
  }
  console.log('No rows below means that the locks hold.');
  const query = ['--yes', 'supabase@3', 'db', 'query', '--remote', '--read-only', '--file', file];
  process.exit(spawnSync('npx', query, { stdio: 'inherit' }).status ?? 1);
}
const [site = ''] = positionals;
if (!/^https?:/.test(site) || !URL.canParse(site)) {
  console.error('Which site? npm run check-deploy -- https://example.com');
  process.exit(2);
}

const { module } = await runnerImport('./tools/check-deploy/run.ts', {
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
});
const findings = await module.checkDeploy({
  site: new URL(site),
  scope: values.site ? 'site' : 'all',
  isVerbose: values.all,
  print: console.log,
});
process.exit(findings.some(({ kind }) => kind === 'wrong') ? 1 : 0);
