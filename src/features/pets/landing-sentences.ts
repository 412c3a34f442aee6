// The days to land on, in words: all based on the verdict for each day.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { daysToPass } from './changes';
import { landingWords as words } from './content/pet-date-outcomes';
import type { Landings } from './landing';
import type { PetResult } from './outcome';
import { isChange } from './plan-steps';

/** Returns the days to land on as “on …” or “from … to …”: those that pass, or those to ask about if none does. */
export function daysInWords({ earliest, dayInHand, last }: Landings): string {
  const first = dayInHand ?? earliest;
  const end = dayInHand ? last : last && addDays(last, 1);
  if (!end || end <= first) return words.on(formatDate(first));
  const days = daysBetween(first, end) === 1 ? words.either : words.fromTo;
  return days(formatDate(first), formatDate(end));
}

/** True when the dates run out before the planned landing, with days before it that pass. */
export function isOnlyBefore({ dayInHand, last }: Landings, planned: CalendarDay | undefined): boolean {
  return dayInHand !== undefined && last !== undefined && planned !== undefined && last < planned;
}

/** Returns what there is to say about the days to land on, without what the answer has said already. */
export function landingSentences(
  { landings, missing, plan }: PetResult,
  planned: CalendarDay | undefined,
  today: CalendarDay,
): readonly string[] {
  if (!landings) {
    if (missing.length === 0) return [words.none];
    return planned && plan && plan.landing > planned ? [words.tooSoon(formatDate(planned))] : [];
  }
  const { earliest, dayInHand, last, asks } = landings;
  const asked = asks || !dayInHand ? [words.askBefore] : [];
  if (!dayInHand) return [words.onlyAsEntered(daysInWords(landings)), ...asked];
  const disputed = earliest < dayInHand ? [words.disputed(formatDate(earliest))] : [];
  const isOther = plan?.steps.some(isChange) || isOnlyBefore(landings, planned);
  if (isOther) {
    const isAnswered = isOnlyBefore(landings, planned) && plan?.landing !== planned;
    const isShot = plan?.steps.some(({ kind }) => kind === 'booster' || kind === 'third-shot');
    const ends = words.shotEnds(formatDate(addDays(today, daysToPass('shotWait'))));
    return [
      ...(isAnswered ? [] : [words.asEntered(daysInWords(landings))]),
      ...disputed,
      ...(isShot ? [ends] : []),
      ...asked,
    ];
  }
  const lead = planned && dayInHand !== plan?.landing ? [words.earliest(formatDate(dayInHand))] : [];
  const until = planned && last ? [words.goodUntil(formatDate(last))] : [];
  return [...lead, ...disputed, ...until, ...asked];
}
