// The days of the pets' steps, for a calendar.
import type { CalendarDay } from '@/dates/calendar-day';
import { stepWords } from './content/pet-step-words';
import type { PetPlan } from './pet-plan';
import type { PetPlanStep, PetStepKind } from './plan-steps';

export type PlannedPet = { name: string; plan: PetPlan };

/** `only`: it must be done on this day. */
type Edge = 'earliest' | 'latest' | 'only';

/** A day on which a step can begin, or by which it must be done. */
export type DatedStep = { day: CalendarDay; kind: PetStepKind; edge: Edge };

/** Returns the days of one pet's steps, without the earliest of a step that can be done now. */
export function datedSteps({ steps }: PetPlan, today: CalendarDay): readonly DatedStep[] {
  return steps.flatMap((step) => edgesOf(step, today).map(([edge, day]) => ({ day, kind: step.kind, edge })));
}

function edgesOf(
  { kind, from, by }: PetPlanStep,
  today: CalendarDay,
): readonly (readonly [Edge, CalendarDay])[] {
  if (kind === 'certificate') return [['earliest', from]];
  if (from === by) return [['only', by]];
  return from <= today || kind === 'packet'
    ? [['latest', by]]
    : [
        ['earliest', from],
        ['latest', by],
      ];
}

/** Returns a step's title, such as “Milo: second rabies shot, earliest”. Without names, it is for the only pet. */
export function stepTitle({ kind, edge }: DatedStep, names: readonly string[]): string {
  const { title } = stepWords[kind];
  const when = edge === 'only' ? '' : `, ${edge}`;
  if (names.length === 0) return title + when;
  const isName = /^[A-Z]{2}/.test(title);
  return `${joined(names)}: ${isName ? title : title.charAt(0).toLowerCase() + title.slice(1)}${when}`;
}

function joined(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}
