// `npm run check-deploy -- https://example.com`: checks a live site and its Supabase project with public keys. It creates
// and changes nothing, and sends no email. Fails if something is wrong.
//   --all       also prints what is right
//   --site      skips Supabase
//   --database  sends no requests: prints the SQL that finds what public keys can't see
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean' }, site: { type: 'boolean' }, database: { type: 'boolean' } },
  allowPositionals: true,
});
if (values.database) {
  console.log(readFileSync(new URL('../supabase/owner-check.sql', import.meta.url), 'utf8'));
  process.exit();
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
