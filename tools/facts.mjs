// `npm run facts`: the sources to read again this week, in the order to work in, each with its facts, then those of the next
// four weeks, one line each. docs/upkeep.md says how a week is filled.
//   -- 2027-01-02   as on that day
//   -- --short      this week's sources alone, one line each
//   -- --july       laws, property tax and schools, whatever their day
// Part of `npm run doctor`.
import { parseArgs } from 'node:util';
import { loadFacts, today } from './facts/load.mjs';

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' }, july: { type: 'boolean' } },
  allowPositionals: true,
});
const [day = today] = positionals;
if (/^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))) await list();
else {
  console.error('Which day? npm run facts -- 2027-01-02');
  process.exitCode = 2;
}

async function list() {
  const { facts, jobsFrom, july, sourcePlace } = await loadFacts();
  if (values.july) {
    for (const [at, due] of july.entries()) print(at, due, sourcePlace);
    console.log(`${july.length} sources to read in July.`);
    return;
  }
  const jobs = jobsFrom(day);
  const thisWeek = jobs.filter(({ week }) => isWithin(week, -6, 0));
  const later = jobs.filter(({ week }) => isWithin(week, 1, 28));
  for (const [at, { facts: due }] of thisWeek.entries()) {
    if (values.short) console.log(`${at + 1}. ${due[0].fact.source.title}`);
    else print(at, due, sourcePlace);
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

/** One source: its link, where its own day is set, and its facts. */
function print(at, due, sourcePlace) {
  const { source } = due[0].fact;
  const place = sourcePlace(source);
  const head = [source.title, source.url, ...(source.searched ?? []), place && `the source: ${place}`];
  console.log(`${at + 1}. ${head.filter(Boolean).join('\n')}`);
  for (const { fact, place: line, stake, why } of due)
    console.log(`  ${line}  ${stake}: ${why}\n      ${fact.value}`);
  console.log();
}

/** Whether a week's Monday is so many days from the day. */
function isWithin(monday, from, to) {
  const days = (Date.parse(monday) - Date.parse(day)) / 86_400_000;
  return days >= from && days <= to;
}
