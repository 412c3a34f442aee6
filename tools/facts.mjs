// `npm run facts`: lists facts due for re-checking, each under the source to check, in the order to work in: those whose
// own date has passed, the earliest first, then those checked more than 180 days ago: money, law, deadlines, the rest.
//   -- 2027-01-02   the facts that will be due on that day
//   -- --short      how many, and the sources
// Part of `npm run doctor`.
import { parseArgs } from 'node:util';
import { loadFacts, today } from './facts/load.mjs';

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' } },
  allowPositionals: true,
});
const [day = today] = positionals;
if (/^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))) await list();
else {
  console.error('Which day? npm run facts -- 2027-01-02');
  process.exitCode = 2;
}

async function list() {
  const { facts, dueOn } = await loadFacts();
  const due = dueOn(day);
  const sources = new Map();
  for (const one of due)
    sources.set(one.fact.source.title, [...(sources.get(one.fact.source.title) ?? []), one]);
  let job = 0;
  for (const [title, asked] of sources) {
    const { url } = asked[0].fact.source;
    job += 1;
    console.log(url ? `${job}. ${title}\n${url}` : `${job}. ${title}`);
    if (values.short) continue;
    for (const { fact, place, stake, why } of asked)
      console.log(`  ${place}  ${stake}: ${why}, checked ${fact.checkedOn}\n      ${fact.value}`);
    console.log();
  }
  if (due.length > 0)
    console.log(
      values.short
        ? '`npm run facts` lists each fact with its file.'
        : 'Read each source, then set the day and what has changed: docs/upkeep.md',
    );
  const from = sources.size === 1 ? '1 source' : `${sources.size} sources`;
  console.log(`${due.length} of ${facts.length} facts are due on ${day}, from ${from}.`);
}
