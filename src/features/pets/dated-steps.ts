// The days of the pets' steps, for a calendar and for the family's plan.
import type { CalendarDay } from '@/dates/calendar-day';
import { isPetStepTitle, MAX_PET_STEPS, type PetStep } from '@/features/checklist/family-plan';
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

/**
 * Returns the steps for the family's plan, by day, one for all pets that have the same on the same day. When the plan
 * can't hold them all, the earliest days of steps are left out first, then the last steps; `leftOut` counts both.
 */
export function planSteps(
  pets: readonly PlannedPet[],
  today: CalendarDay,
): { steps: readonly PetStep[]; leftOut: number } {
  const groups = new Map<string, { step: DatedStep; at: number[] }>();
  for (const [at, { plan }] of pets.entries())
    for (const step of datedSteps(plan, today)) {
      const key = `${step.day} ${step.kind} ${step.edge}`;
      const group = groups.get(key);
      if (group) group.at.push(at);
      else groups.set(key, { step, at: [at] });
    }
  const all = [...groups.values()].sort((a, b) => a.step.day.localeCompare(b.step.day));
  const needed = all.filter(({ step }) => step.edge !== 'earliest' || step.kind === 'certificate');
  const kept = (all.length > MAX_PET_STEPS ? needed : all).slice(0, MAX_PET_STEPS);
  const steps = kept.map(({ step, at }) => ({ day: step.day, title: titleFor(step, at, pets) }));
  return { steps, leftOut: all.length - kept.length };
}

/** Names that are too long for the plan are replaced by numbers. */
function titleFor(step: DatedStep, at: readonly number[], pets: readonly PlannedPet[]): string {
  if (pets.length === 1) return stepTitle(step, []);
  const title = stepTitle(
    step,
    at.map((index) => pets[index]?.name ?? ''),
  );
  if (isPetStepTitle(title)) return title;
  return stepTitle(step, [at.length > 1 ? `${at.length} pets` : `Pet ${(at[0] ?? 0) + 1}`]);
}
