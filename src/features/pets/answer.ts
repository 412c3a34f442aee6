// The one line that a family came for, and what it is based on, in words.
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { dateLabels } from './content/date-labels';
import { answerWords, landingWords, missingWords, passWords, petOutcomes } from './content/pet-date-outcomes';
import type { Landings } from './landing';
import { daysInWords, isOnlyBefore } from './landing-sentences';
import type { PetResult } from './outcome';
import type { PetPlan } from './pet-plan';

/** `if-done`: yes, once what is left is done. `none`: we don't judge. */
export type Answer = { kind: 'yes' | 'ask' | 'if-done' | 'no' | 'none'; text: string };

/** Returns whether a pet can land on the planned day, or else when. `landing`: the planned day. */
export function answerOf(
  name: string,
  result: PetResult,
  landing: CalendarDay | undefined,
  today: CalendarDay,
): Answer {
  const { plan, outcome, missing, landings } = result;
  if (!plan) return { kind: 'none', text: petOutcomes[outcome].title };
  const day = formatDate(plan.landing);
  if (landing && plan.landing !== landing)
    return { kind: 'no', text: refusal(name, plan, landings, landing) };
  if (!landing && missing.length === 0 && landings) {
    const words = plan.asks ? answerWords.asksFrom : answerWords.from;
    return { kind: plan.asks ? 'ask' : 'if-done', text: words(name, daysInWords(landings)) };
  }
  if (outcome === 'direct-ask') return { kind: 'ask', text: answerWords.asks(name, day) };
  if (outcome === 'direct') {
    const words = result.plannedCount > 0 ? answerWords.asPlanned : answerWords.passes;
    return { kind: 'yes', text: words(name, day) };
  }
  const when = landing ? day : answerWords.atTheEarliest(day);
  const words = plan.asks ? answerWords.asksWithSteps : answerWords.withSteps;
  return { kind: plan.asks ? 'ask' : 'if-done', text: words(name, when, firstDue(plan, today)) };
}

/** Says why not on the planned day: the dates run out before it, or it is too soon. */
function refusal(name: string, plan: PetPlan, landings: Landings | undefined, landing: CalendarDay): string {
  if (landings && isOnlyBefore(landings, landing))
    return answerWords.not(name, formatDate(landing), daysInWords(landings));
  const words = plan.asks ? answerWords.asksNotBefore : answerWords.notBefore;
  return words(name, formatDate(plan.landing));
}

/** Says when the first step is due if that is within a week, else nothing. */
function firstDue({ steps }: PetPlan, today: CalendarDay): string {
  const [first] = steps.filter(({ kind, isPlanned }) => kind !== 'certificate' && !isPlanned);
  if (!first || first.by >= addDays(today, 7)) return '';
  return first.by <= today ? answerWords.today : answerWords.thisWeek;
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
