// The one line that a family came for, and what it rests on, in words.
import type { CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { dateLabels } from './content/date-labels';
import { answerWords, landingWords, missingWords, passWords, petOutcomes } from './content/pet-date-outcomes';
import type { PetResult } from './outcome';

/** `if-done`: yes, once what is left is done. `none`: we don't judge. */
export type Answer = { kind: 'yes' | 'ask' | 'if-done' | 'no' | 'none'; text: string };

/** Returns whether a pet can land on the planned day, or else when. `landing`: the planned day. */
export function answerOf(name: string, result: PetResult, landing: CalendarDay | undefined): Answer {
  const { plan, outcome, missing, landings } = result;
  if (!plan) return { kind: 'none', text: petOutcomes[outcome].title };
  const day = formatDate(plan.landing);
  const isReady = missing.length === 0 && landings !== undefined;
  if (!landing) {
    const text = isReady ? answerWords.from(name, day) : answerWords.fromWithSteps(name, day);
    return { kind: 'if-done', text };
  }
  if (plan.landing !== landing) return { kind: 'no', text: answerWords.notBefore(name, day) };
  if (outcome === 'direct-ask') return { kind: 'ask', text: answerWords.asks(name, day) };
  if (outcome !== 'direct') return { kind: 'if-done', text: answerWords.withSteps(name, day) };
  const words = result.plannedCount > 0 ? answerWords.asPlanned : answerWords.passes;
  return { kind: 'yes', text: words(name, day) };
}

/** Chip, two shots and blood. */
const MOST_MISSING = 4;
const COUNTS = ['', 'one', 'two', 'three'];

/** Returns what the dates mean on the planned landing. */
export function meaningOf(result: PetResult, landing: CalendarDay | undefined): string {
  const { outcome, plannedCount, daysHeld } = result;
  const { title, meaning } = petOutcomes[outcome];
  if (outcome === 'exempt') return meaning;
  if (outcome === 'incomplete') return whatIsMissing(result);
  const held = daysHeld === undefined ? '' : ` of ${daysHeld} ${daysHeld === 1 ? 'day' : 'days'}`;
  const passes = plannedCount > 0 ? passWords.planned(COUNTS[plannedCount] ?? 'all') : passWords.done;
  const day = formatDate(landing ?? '');
  if (outcome === 'direct') return `${answerWords.meansPassing(day, title)} ${passes} ${meaning}`;
  return `${answerWords.means(day, title + held)} ${meaning}`;
}

function whatIsMissing({ missing, outcome }: PetResult): string {
  if (missing.length === 0) return landingWords.noLanding;
  if (missing.length === MOST_MISSING) return missingWords.all;
  return `${petOutcomes[outcome].meaning} ${missingWords.some(missing.map((field) => dateLabels[field].inSentence))}`;
}
