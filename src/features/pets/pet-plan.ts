// When a pet can land, and what is left to do until then: the fewest steps, each with its earliest and latest day.
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import {
  type Changes,
  daysToPass,
  hasAny,
  shotKindOf,
  soonestChanges,
  soonestMissing,
  type Window,
  windowOf,
  withChanges,
} from './changes';
import type { PetRecord, PetTrip } from './judge';
import { disputedLandings, landingsOf, latestOf } from './landing';
import { inOrder, type PetPlanStep, paperSteps, plannedSteps } from './plan-steps';

export type PetPlan = {
  /** The planned landing if the steps keep it, else the earliest after it, or from today when none is planned. */
  landing: CalendarDay;
  /** In order. Done on any of its days, none moves the landing; done later, a step that isn't planned yet does. */
  steps: readonly PetPlanStep[];
};

/**
 * Returns the earliest landing on which no rule fails, and the steps to it: what has no date yet, and, only if landing
 * later isn't enough, a new shot, new blood, or both. Undefined where other rules apply, and when the latest shot has a
 * date but the first has none.
 */
export function planFor(
  pet: PetRecord,
  { landing, ...where }: PetTrip,
  today: CalendarDay,
): PetPlan | undefined {
  if (where.isExempt || (pet.lastShot && !pet.firstShot)) return undefined;
  const trip: PetTrip = { ...where, landing: landing && landing >= today ? landing : undefined };
  const missing = soonestMissing(pet, today);
  const { shot, sample } = soonestChanges(pet, today);
  const withNew = (changes: Changes) => planWith({ ...missing, ...changes }, pet, trip, today);
  const simplest = hasAny(missing) ? withNew({}) : landLater(pet, trip, today);
  if (simplest) return simplest;
  const [best] = [shot && withNew({ shot }), sample && withNew({ sample })]
    .filter((plan) => plan !== undefined)
    .sort((a, b) => (a.landing < b.landing ? -1 : 1));
  return best ?? withNew({ ...(shot && { shot }), ...(sample && { sample }) });
}

/** For a pet whose dates are all known. The landing may be on a disputed day when it is planned, or the only one left. */
function landLater(pet: PetRecord, trip: PetTrip, today: CalendarDay): PetPlan | undefined {
  const landings = landingsOf(pet, trip, today, trip.landing);
  if (!landings) return undefined;
  const { earliest, dayInHand = earliest } = landings;
  const landing = earliest === trip.landing ? earliest : dayInHand;
  const steps = [...plannedSteps({}, pet, today), ...paperSteps({}, pet, { ...trip, landing }, today)];
  return { landing, steps };
}

/** The plan that makes these changes. Undefined when the pet can't land with them either. */
function planWith(changes: Changes, pet: PetRecord, trip: PetTrip, today: CalendarDay): PetPlan | undefined {
  const waits = disputedLandings(withChanges(pet, changes, today), trip, today);
  const landing = latestOf([...waits.map((day) => addDays(day, 1)), trip.landing ?? today]);
  const windows = windowsOf(changes, pet, landing);
  if (Object.values(windows).some((window) => window && window.from > window.by)) return undefined;
  const { chip, firstShot, shot, sample } = windows;
  const first: Changes = {
    chip: chip?.from,
    firstShot: firstShot?.from,
    shot: shot?.from,
    sample: sample?.from,
  };
  const changed = withChanges(pet, first, today);
  if (landingsOf(changed, trip, today, landing)?.dayInHand !== landing) return undefined;
  const kinds = { shot: shotKindOf(pet, today), sample: pet.sample ? 'new-blood' : 'blood' } as const;
  const steps = [
    chip && { kind: 'chip' as const, ...chip },
    firstShot && { kind: 'first-shot' as const, ...firstShot },
    shot && { kind: kinds.shot, ...shot },
    sample && { kind: kinds.sample, ...sample },
    ...plannedSteps(changes, pet, today),
    ...paperSteps(first, pet, { ...trip, landing }, today),
  ];
  return { landing, steps: inOrder(steps.filter((step) => step !== undefined)) };
}

/** When each change can be made for this landing. The chip and a first shot leave time for what comes after them. */
function windowsOf(
  changes: Changes,
  pet: PetRecord,
  landing: CalendarDay,
): Partial<Record<keyof Changes, Window>> {
  const shot = changes.shot && windowOf('shot', changes.shot, landing);
  const sample = changes.sample && windowOf('sample', changes.sample, landing);
  const blood = sample?.by ?? pet.sample;
  return {
    chip: changes.chip && blood && { from: changes.chip, by: addDays(blood, -daysToPass('chip')) },
    firstShot: changes.firstShot &&
      shot && { from: changes.firstShot, by: addDays(shot.by, -daysToPass('shotsApart')) },
    shot,
    sample,
  };
}
