import { factsIn } from '@/facts/facts';
import type { DueDay, Fact, IsoDate } from '@/facts/types';

/** What depends on a fact, worst first. */
const stakes = [
  ['money', /\$|%|\b(price|fee|rate|pays?|paid|cost|reimburse|BAH|DLA|TLA|COLA|allowance|tax)/i],
  ['law', /\b(law|legal|illegal|prohibited|banned|permit|court|statute|register|required|must|rules?)\b/i],
  ['deadline', /\b(days?|hours?|weeks?|months?|deadline|before|within|by)\b/i],
  ['other', /^/],
] as const;

type Stake = (typeof stakes)[number][0];

export type PlacedFact = { fact: Fact; place: string };
export type DueFact = PlacedFact & { stake: Stake; why: string };

const MAX_AGE_DAYS = 180;
const DAY_MS = 86_400_000;

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

/**
 * The facts due for re-checking on this day, in the order to work in: first those whose own date has passed, the
 * earliest first, as the new tables come out; then by what depends on them.
 */
export function dueFacts(facts: readonly PlacedFact[], today: IsoDate): readonly DueFact[] {
  const due = facts.flatMap(({ fact, place }) => {
    const why = whyDue(fact, today);
    const stake = stakes.find(([, words]) => words.test(fact.value))?.[0] ?? 'other';
    return why ? [{ fact, place, stake, why }] : [];
  });
  const rank = ({ stake }: DueFact) => stakes.findIndex(([name]) => name === stake);
  const day = ({ fact }: DueFact) => passedDay(fact, today) ?? 'later';
  return due.sort(
    (a, b) =>
      day(a).localeCompare(day(b)) || rank(a) - rank(b) || a.fact.checkedOn.localeCompare(b.fact.checkedOn),
  );
}

function whyDue(fact: Fact, today: IsoDate): string | undefined {
  const day = passedDay(fact, today);
  if (day) return `its date was ${day}`;
  const age = Math.floor((Date.parse(today) - Date.parse(fact.checkedOn)) / DAY_MS);
  return age > MAX_AGE_DAYS ? `${age} days old` : undefined;
}

/** The latest of the fact's own days, if it came after the fact was checked. */
function passedDay({ dueOn = [], checkedOn }: Fact, today: IsoDate): string | undefined {
  const days = [dueOn].flat().flatMap((one) => daysOf(one, today));
  return days
    .filter((day) => checkedOn < day && day <= today)
    .sort()
    .at(-1);
}

/** The days of a due day that can be the latest: a date itself, or those of this year or month and of the one before. */
function daysOf(due: DueDay, today: IsoDate): string[] {
  const [, day] = /^every (.+)$/.exec(due) ?? [];
  if (!day) return [due];
  const year = Number(today.slice(0, 4));
  if (day.includes('-')) return [`${year}-${day}`, `${year - 1}-${day}`];
  const month = today.slice(0, 7);
  const before = new Date(Date.parse(`${month}-01`) - DAY_MS).toISOString().slice(0, 7);
  return [`${month}-${day}`, `${before}-${day}`];
}
