import { factsIn, sourceKey } from '@/facts/facts';
import type { DueDay, Fact, IsoDate, Source } from '@/facts/types';

/** What depends on a fact, worst first. */
const stakes = [
  ['money', /\$|%|\b(price|fee|rate|pays?|paid|cost|reimburse|BAH|DLA|TLA|COLA|allowance|tax)/i],
  ['law', /\b(law|legal|illegal|prohibited|banned|permit|court|statute|register|required|must|rules?)\b/i],
  ['deadline', /\b(days?|hours?|weeks?|months?|deadline|before|within|by)\b/i],
  ['phone', /\d{3}-\d{3}-\d{4}/],
  ['other', /^/],
] as const;

type Stake = (typeof stakes)[number][0];

export type PlacedFact = { fact: Fact; place: string };
export type DueFact = PlacedFact & { stake: Stake; why: string };

/** How many sources a week asks for, at most: at three minutes each, 21 hours a year. */
export const SOURCES_A_WEEK = 8;
/** Without a day of its own, a fact is read again within a year. */
const YEAR_WEEKS = 52;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** A Monday. */
const FIRST_WEEK = Date.parse('2026-01-05');

/** Every fact of these files once, where it is written, or the file alone when no line of it shows its words. */
export function placedFacts(
  modules: Readonly<Record<string, unknown>>,
  texts: Readonly<Record<string, string>>,
): readonly PlacedFact[] {
  const placed = new Map<string, PlacedFact>();
  for (const [file, module] of Object.entries(modules))
    for (const fact of factsIn({ ...(module as object) })) {
      const key = `${fact.value}\n${fact.source.title}`;
      const line = lineOf(fact.value, texts[file] ?? '');
      if (!placed.has(key) || line) {
        const path = file.replace(/^\//, '');
        placed.set(key, { fact, place: line ? `${path}:${line}` : path });
      }
    }
  return [...placed.values()];
}

/** The number of the line with the longest piece of a value, which may be a template with figures from elsewhere. */
function lineOf(value: string, text: string): number | undefined {
  const lines = text.split('\n');
  const pieces = value.split(/[\d$’“”]+/).sort((a, b) => b.length - a.length);
  for (const piece of [value, ...pieces.filter(({ length }) => length > 3)]) {
    const at = lines.findIndex((line) => line.includes(piece));
    if (at >= 0) return at + 1;
  }
  return undefined;
}

/** A source to read again: the Monday of its week, and the facts for which to read it, the worst first. */
export type Job = { week: IsoDate; facts: readonly DueFact[] };

/**
 * The sources to read from the week of this day on, for two years, the earliest first. A week has at most SOURCES_A_WEEK: a
 * fact's own day comes first and moves to a later week only if its own is full; the others move to an earlier week within
 * their year, the worst the furthest. What nobody did by now is due this week.
 */
export function schedule(facts: readonly PlacedFact[], today: IsoDate): readonly Job[] {
  const weeks = new Map<number, Job[]>();
  const now = weekOf(today);
  const last = now + 2 * YEAR_WEEKS;
  const isFull = (week: number) => (weeks.get(week)?.length ?? 0) >= SOURCES_A_WEEK;
  const put = (week: number, due: readonly DueFact[]) =>
    weeks.set(week, [...(weeks.get(week) ?? []), { week: mondayOf(week), facts: due }]);

  for (const { day, due } of datedJobs(facts, today, mondayOf(last))) {
    let week = Math.max(now, weekOf(day));
    while (isFull(week)) week += 1;
    put(week, due);
  }
  for (const { lastWeek, due } of yearlyJobs(facts))
    for (let end = Math.max(now, lastWeek); end <= last; end += YEAR_WEEKS) {
      let week = end;
      while (week > now && week > end - YEAR_WEEKS && isFull(week)) week -= 1;
      while (isFull(week)) week += 1;
      put(week, due);
    }
  const inOrder = (jobs: readonly Job[]) => [...jobs].sort((a, b) => workOrder(a) - workOrder(b));
  return [...weeks].sort(([a], [b]) => a - b).flatMap(([, jobs]) => inOrder(jobs));
}

/** The facts to read again in the week of this day, source by source, in the order to work in. */
export function dueFacts(facts: readonly PlacedFact[], today: IsoDate): readonly DueFact[] {
  const week = mondayOf(weekOf(today));
  return schedule(facts, today)
    .filter((job) => job.week === week)
    .flatMap((job) => job.facts);
}

/** What has days of its own, one job per source and day: a day that has passed since the fact was checked, and those to come. */
function datedJobs(facts: readonly PlacedFact[], today: IsoDate, until: IsoDate) {
  const jobs = new Map<string, { day: IsoDate; due: DueFact[] }>();
  for (const placed of facts)
    for (const day of ownDays(placed.fact, today, until)) {
      const key = `${day} ${sourceKey(placed.fact.source)}`;
      const job = jobs.get(key) ?? { day, due: [] };
      job.due.push({
        ...placed,
        stake: stakeOf(placed.fact),
        why: day <= today ? `its date was ${day}` : `its date is ${day}`,
      });
      jobs.set(key, job);
    }
  return [...jobs.values()].sort((a, b) => a.day.localeCompare(b.day) || worst(a.due) - worst(b.due));
}

/** What to read in July, whatever its day: laws, and what is in a file named for property tax or schools, one job a source. */
export function julyJobs(facts: readonly PlacedFact[]): readonly (readonly DueFact[])[] {
  const jobs = new Map<string, DueFact[]>();
  for (const placed of facts) {
    const { source, checkedOn } = placed.fact;
    if (source.by !== 'law' && !/property-tax|school/.test(placed.place)) continue;
    const due = jobs.get(sourceKey(source)) ?? [];
    due.push({ ...placed, stake: stakeOf(placed.fact), why: `checked ${checkedOn}` });
    jobs.set(sourceKey(source), due);
  }
  return [...jobs.values()].map(sorted).sort((a, b) => worst(a) - worst(b));
}

/** Where a source is written, to set its day: the file and line of its title. */
export function placeOfSource(
  { title }: Source,
  texts: Readonly<Record<string, string>>,
): string | undefined {
  for (const [file, text] of Object.entries(texts)) {
    const line = text.split('\n').findIndex((one) => one.includes('title:') && one.includes(title));
    const below = line < 0 ? text.split('\n').findIndex((one) => one.trim() === `'${title}',`) : line;
    if (below >= 0) return `${file.replace(/^\//, '')}:${below + 1}`;
  }
  return undefined;
}

/** Once a year, each source with facts that can go stale on any day. The least important come first, to take the latest week. */
function yearlyJobs(facts: readonly PlacedFact[]) {
  const jobs = new Map<string, { checkedOn: IsoDate; due: DueFact[] }>();
  for (const placed of facts) {
    const { source, dueOn, checkedOn } = placed.fact;
    const stake = stakeOf(placed.fact);
    // A distance or a piece of history stays as it is.
    if (dueOn !== undefined || (source.unpublished ? !source.searched : stake === 'other')) continue;
    const job = jobs.get(sourceKey(source)) ?? { checkedOn, due: [] };
    if (checkedOn < job.checkedOn) job.checkedOn = checkedOn;
    job.due.push({ ...placed, stake, why: `checked ${checkedOn}` });
    jobs.set(sourceKey(source), job);
  }
  return [...jobs]
    .map(([key, { checkedOn, due }]) => ({
      key,
      lastWeek: weekOf(checkedOn) + YEAR_WEEKS - 1,
      due: sorted(due),
    }))
    .sort((a, b) => a.lastWeek - b.lastWeek || worst(b.due) - worst(a.due) || a.key.localeCompare(b.key));
}

function stakeOf({ value }: Fact): Stake {
  return stakes.find(([, words]) => words.test(value))?.[0] ?? 'other';
}

const rank = ({ stake }: DueFact) => stakes.findIndex(([name]) => name === stake);
const worst = (due: readonly DueFact[]) => Math.min(...due.map(rank));
/** What has a day of its own first, as it comes out, then the worst. */
const workOrder = ({ facts }: Job) => (facts[0]?.fact.dueOn ? -1 : worst(facts));
const sorted = (due: readonly DueFact[]) => [...due].sort((a, b) => rank(a) - rank(b));

/** The latest of the fact's own days that has passed since it was checked, and those to come until another. */
function ownDays({ dueOn = [], checkedOn }: Fact, today: IsoDate, until: IsoDate): IsoDate[] {
  const days = [dueOn]
    .flat()
    .flatMap((one) => daysOf(one, checkedOn, until))
    .sort();
  const passed = days.filter((day) => checkedOn < day && day <= today).at(-1);
  return [...(passed ? [passed] : []), ...days.filter((day) => today < day)];
}

/** The days that a due day names from one day until another: a date itself, or one of every year or month. */
function daysOf(due: DueDay, from: IsoDate, until: IsoDate): IsoDate[] {
  const [, day] = /^every (.+)$/.exec(due) ?? [];
  if (!day) return due <= until ? [due as IsoDate] : [];
  const days: IsoDate[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1)
    for (const month of day.includes('-') ? [day] : MONTHS.map((name) => `${name}-${day}`))
      days.push(`${year}-${month}` as IsoDate);
  return days.filter((one) => from < one && one <= until);
}

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

function weekOf(day: IsoDate): number {
  return Math.floor((Date.parse(day) - FIRST_WEEK) / WEEK_MS);
}

function mondayOf(week: number): IsoDate {
  return new Date(FIRST_WEEK + week * WEEK_MS).toISOString().slice(0, 10) as IsoDate;
}
