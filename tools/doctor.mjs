// `npm run doctor`: all that this copy and its live site need, each line with what to do: what is still a sample, which facts
// are due, what the live site lacks, what the database lacks. Changes nothing, and fails if something is wrong.
//   -- https://example.com   the live site, if it isn't the one in .env.local
// Its parts by themselves: npm run launch-check, facts, check-deploy.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { textOf } from './text-of.mjs';

const [given] = process.argv.slice(2);
const kept = parseEnv(textOf('.env.local'));
const site = given ?? kept.VITE_SITE_URL;
const isLinked = ['project-ref', 'linked-project.json'].some((name) => existsSync(`supabase/.temp/${name}`));

const launch = part('Before the launch', 'launch-check.mjs');
// The launch check couldn't read site.ts, which the others read too.
const isUnreadable = launch === 2;
const statuses = isUnreadable ? [launch] : [launch, ...otherParts()];
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;

function otherParts() {
  return [
    part('Facts to check again', 'facts.mjs', '--short'),
    site
      ? part(`The live site, ${site}`, 'check-deploy.mjs', site)
      : skipped('The live site', 'No address yet: npm run doctor -- https://example.com'),
    isLinked
      ? part('The database', 'check-deploy.mjs', '--database')
      : skipped('The database', 'No project is linked yet: npm run setup'),
  ];
}

function part(title, tool, ...args) {
  console.log(`\n${title}`);
  return spawnSync(process.execPath, [`tools/${tool}`, ...args], { stdio: 'inherit' }).status;
}

function skipped(title, why) {
  console.log(`\n${title}\n· ${why}`);
  return 0;
}
