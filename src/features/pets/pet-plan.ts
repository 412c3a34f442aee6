// When a pet can land, and what is left to do until then: the fewest steps, each with its earliest and latest day.
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { type Changes, hasAny, shotKindOf, soonestChanges, soonestMissing, withChanges } from './changes';
import { judgePet, type PetDate, type PetRecord, type PetTrip } from './judge';
import { disputedLandings, landingsOf, latestOf } from './landing';
import { paperDates } from './paper-dates';
import { inOrder, markMoved, type PetPlanStep, paperSteps, plannedSteps } from './plan-steps';
import { windowsOf } from './windows';

export type PetPlan = {
  /** The planned landing if the steps keep it, else the earliest after it, or from today when none is planned. */
  landing: CalendarDay;
  /** By their last days. Done on any of its days, none moves the landing; the last one leaves the next its time. */
  steps: readonly PetPlanStep[];
  /** A rule stays on its disputed day, so that the station has to be asked. */
  asks: boolean;
};

/**
 * Returns the earliest landing on which no rule fails, and the steps to it: what has no date yet; else appointments moved
 * to another day, only if that keeps the planned landing or nothing works without; else a new shot, new blood, or both,
 * only if landing later isn't enough. Undefined where other rules apply, and when the latest shot has a date but the
 * first has none.
 */
export function planFor(
  pet: PetRecord,
  { landing, ...where }: PetTrip,
  today: CalendarDay,
): PetPlan | undefined {
  if (where.isExempt || (pet.lastShot && !pet.firstShot)) return undefined;
  const trip: PetTrip = { ...where, landing: landing && landing >= today ? landing : undefined };
  const keepsLanding = (plan: PetPlan) => !trip.landing || plan.landing === trip.landing;
  const asEntered = planWithout([], pet, trip, today);
  if (asEntered && keepsLanding(asEntered)) return asEntered;
  const moves = movable(pet, today);
  const moved = plansOf(moves.map((fields) => planWithout(fields, pet, trip, today)));
  return (
    moved.find(keepsLanding) ??
    asEntered ??
    soonest(moved) ??
    soonest(renewed([[], ...moves], pet, trip, today))
  );
}

/** The plans with a new shot or new blood, or with both where neither is enough alone. */
function renewed(
  moves: readonly (readonly PetDate[])[],
  pet: PetRecord,
  trip: PetTrip,
  today: CalendarDay,
): readonly PetPlan[] {
  const withNew = (...anew: readonly ('shot' | 'sample')[]) =>
    plansOf(moves.map((fields) => planWithout(fields, pet, trip, today, anew)));
  const one = [...withNew('shot'), ...withNew('sample')];
  return one.length > 0 ? one : withNew('shot', 'sample');
}

/**
 * The plan when these planned dates are free to move, and these are done again. Undefined too when there is none to
 * renew.
 */
function planWithout(
  moved: readonly PetDate[],
  pet: PetRecord,
  trip: PetTrip,
  today: CalendarDay,
  anew: readonly ('shot' | 'sample')[] = [],
): PetPlan | undefined {
  const freed = { ...pet, ...Object.fromEntries(moved.map((field) => [field, undefined])) };
  const changes = soonestMissing(freed, today);
  const renewals = soonestChanges(freed, today);
  for (const change of anew) {
    if (!renewals[change]) return undefined;
    changes[change] = renewals[change];
  }
  const plan = hasAny(changes) ? planWith(changes, freed, trip, today) : landLater(freed, trip, today);
  return plan && { ...plan, steps: markMoved(plan.steps, moved) };
}

/** Which planned dates could move together, the fewest first. A first shot that moves takes the second with it. */
function movable(pet: PetRecord, today: CalendarDay): readonly (readonly PetDate[])[] {
  const planned = (['sample', 'lastShot', 'chip', 'firstShot'] as const).filter(
    (field) => (pet[field] ?? today) > today,
  );
  return subsetsOf(planned)
    .filter(
      (set) => set.length > 0 && !(set.includes('firstShot') && pet.lastShot && !set.includes('lastShot')),
    )
    .sort((a, b) => a.length - b.length);
}

function subsetsOf<Item>([first, ...rest]: readonly Item[]): readonly (readonly Item[])[] {
  return first === undefined ? [[]] : subsetsOf(rest).flatMap((set) => [set, [first, ...set]]);
}

const plansOf = (plans: readonly (PetPlan | undefined)[]) => plans.filter((plan) => plan !== undefined);

/** The plan that lands first; of several, the one that changes least. */
function soonest(plans: readonly PetPlan[]): PetPlan | undefined {
  return [...plans].sort((a, b) => a.landing.localeCompare(b.landing))[0];
}

/** For a pet whose dates are all known. The landing may be on a disputed day when it is planned, or the only one left. */
function landLater(pet: PetRecord, trip: PetTrip, today: CalendarDay): PetPlan | undefined {
  const landings = landingsOf(pet, trip, today, trip.landing);
  if (!landings) return undefined;
  const { earliest, dayInHand = earliest } = landings;
  const landing = earliest === trip.landing ? earliest : dayInHand;
  const steps = [...plannedSteps({}, pet, today), ...paperSteps({}, pet, { ...trip, landing }, today)];
  return { landing, steps: inOrder(steps), asks: isDisputed(pet, { ...trip, landing }, today) };
}

/** The plan that makes these changes. Undefined when the pet can't land with them either. */
function planWith(changes: Changes, pet: PetRecord, trip: PetTrip, today: CalendarDay): PetPlan | undefined {
  const waits = disputedLandings(withChanges(pet, changes, today), trip, today);
  const landing = latestOf([...waits.map((day) => addDays(day, 1)), trip.landing ?? today]);
  const { papersBy } = paperDates(landing, trip.island);
  const { chip, firstShot, shot, sample, isBloodFirst } = windowsOf(changes, pet, landing, papersBy);
  if ([chip, firstShot, shot, sample].some((window) => window && window.from > window.by)) return undefined;
  const first = { chip: chip?.from, firstShot: firstShot?.from, shot: shot?.from, sample: sample?.from };
  const changed = withChanges(pet, first, today);
  if (landingsOf(changed, trip, today, landing)?.dayInHand !== landing) return undefined;
  const blood = pet.sample ? ('new-blood' as const) : ('blood' as const);
  const steps = [
    chip && { kind: 'chip' as const, ...chip },
    firstShot && { kind: 'first-shot' as const, ...firstShot },
    shot && { kind: shotKindOf(pet), ...shot },
    sample && { kind: blood, ...sample, ...(isBloodFirst && { isBeforeShot: true as const }) },
    ...plannedSteps(changes, pet, today),
    ...paperSteps(first, pet, { ...trip, landing }, today),
  ];
  return {
    landing,
    steps: inOrder(steps.filter((step) => step !== undefined)),
    asks: isDisputed(changed, { ...trip, landing }, today),
  };
}

function isDisputed(pet: PetRecord, trip: PetTrip, today: CalendarDay): boolean {
  return judgePet(pet, trip, today).some(({ verdict }) => verdict === 'ask');
}
