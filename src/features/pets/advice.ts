// What would fix a pet's dates: the fewest changes with which it can land.
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import {
  type Changes,
  type ShotKind,
  shotKindOf,
  soonestChanges,
  type Window,
  windowOf,
  withChanges,
} from './changes';
import { disputedDayOf, judgePet, type PetRecord, type PetTrip } from './judge';
import { disputedLandings, type Landings, landingsOf, latestOf } from './landing';

/**
 * `send`: the packet, today. A shot, or blood at the lab: on any day `from` to `by`. `packet`: with the new paperwork, at
 * the station this many days before landing. `land`: on another day, with the dates as they are. `land-after`: the
 * earliest landing after the other steps.
 */
export type AdviceStep =
  | { kind: 'send' }
  | ({ kind: ShotKind | 'blood' } & Window)
  | { kind: 'packet'; daysBefore: number }
  | { kind: 'land'; landings: Landings }
  | { kind: 'land-after'; day: CalendarDay };

type Plan = { landing: CalendarDay; steps: readonly AdviceStep[] };

/**
 * Returns the fewest steps, in order, with which no rule fails: landing later, else a new shot or new blood, else both.
 * They keep the planned landing if they can; if not, the last step is a later one. Empty when no rule fails, or when
 * other rules apply.
 */
export function adviceFor(
  pet: PetRecord,
  { landing, ...where }: PetTrip,
  today: CalendarDay,
): readonly AdviceStep[] {
  if (where.isExempt) return [];
  const trip: PetTrip = { ...where, landing: landing && landing >= today ? landing : undefined };
  const landings = landingsOf(pet, trip, today, trip.landing);
  if (landings) return laterLanding(pet, trip, today, landings);
  const { shot, sample } = soonestChanges(pet, today);
  const [best] = [{ shot }, { sample }]
    .map((changes) => planWith(changes, pet, trip, today))
    .filter((plan) => plan !== undefined)
    .sort((a, b) => (a.landing < b.landing ? -1 : 1));
  return (best ?? planWith({ shot, sample }, pet, trip, today))?.steps ?? [];
}

function laterLanding(
  pet: PetRecord,
  trip: PetTrip,
  today: CalendarDay,
  landings: Landings,
): readonly AdviceStep[] {
  if (!trip.landing || landings.earliest === trip.landing) return [];
  const papers = judgePet(pet, trip, today).find(({ id }) => id === 'papers');
  const land: AdviceStep = { kind: 'land', landings };
  return papers?.verdict === 'fails' && !pet.papers ? [{ kind: 'send' }, land] : [land];
}

/** The steps that make these changes. Undefined when the pet can't land with them either. */
function planWith(changes: Changes, pet: PetRecord, trip: PetTrip, today: CalendarDay): Plan | undefined {
  const waits = disputedLandings(withChanges(pet, changes, today), trip, today);
  const landing = latestOf([...waits.map((day) => addDays(day, 1)), trip.landing ?? today]);
  const shot = changes.shot && windowOf('shot', changes.shot, landing);
  const sample = changes.sample && windowOf('sample', changes.sample, landing);
  const changed = withChanges(pet, { shot: shot?.from, sample: sample?.from }, today);
  if (landingsOf(changed, trip, today, landing)?.dayInHand !== landing) return undefined;
  const steps: readonly (AdviceStep | undefined)[] = [
    shot && { kind: shotKindOf(pet, today), ...shot },
    sample && { kind: 'blood', ...sample },
    { kind: 'packet', daysBefore: disputedDayOf('papers', trip.island) + 1 },
    landing === trip.landing ? undefined : { kind: 'land-after', day: landing },
  ];
  return { landing, steps: steps.filter((step) => step !== undefined) };
}
