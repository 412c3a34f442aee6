// `npm run facts`: the sources to read again this week, in the order to work in, each with its facts, then those of the next
// four weeks, one line each. docs/upkeep.md says how a week is filled.
//   -- 2027-01-02   as on that day
//   -- --short      this week's sources alone, one line each
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
  const { facts, jobsFrom } = await loadFacts();
  const jobs = jobsFrom(day);
  const thisWeek = jobs.filter(({ week }) => isWithin(week, -6, 0));
  const later = jobs.filter(({ week }) => isWithin(week, 1, 28));
  for (const [at, { facts: due }] of thisWeek.entries()) {
    const { title, url, searched } = due[0].fact.source;
    if (values.short) console.log(`${at + 1}. ${title}`);
    else {
      console.log([`${at + 1}. ${title}`, ...(url ? [url] : []), ...(searched ?? [])].join('\n'));
      for (const { fact, place, stake, why } of due)
        console.log(`  ${place}  ${stake}: ${why}\n      ${fact.value}`);
      console.log();
    }
  }
  if (!values.short && thisWeek.length > 0)
    console.log('Read each source, then set the day and what has changed: docs/upkeep.md\n');
  if (!values.short && later.length > 0) {
    console.log('In the next four weeks:');
    for (const { week, facts: due } of later) console.log(`  ${week}  ${due[0].fact.source.title}`);
    console.log();
  }
  if (values.short && thisWeek.length > 0) process.exitCode = 1;
  const sources = thisWeek.length === 1 ? '1 source' : `${thisWeek.length} sources`;
  console.log(`${sources} to read this week; the site has ${facts.length} facts.`);
}

/** Whether a week's Monday is so many days from the day. */
function isWithin(monday, from, to) {
  const days = (Date.parse(monday) - Date.parse(day)) / 86_400_000;
  return days >= from && days <= to;
}
