import { type CalendarDay, daysBetween } from '@/dates/calendar-day';
import type { PetOutcome } from './content/pet-date-outcomes';
import type { PetRuleId } from './content/pet-date-rules';
import { type JudgedRule, judgePet, type PetDate, type PetRecord, type PetTrip } from './judge';
import { type Landings, landingsOf, waitsOver } from './landing';
import { type PetPlan, planFor } from './pet-plan';

export type PetResult = {
  outcome: PetOutcome;
  /**
   * The rules whose dates are all known, and the packet's, before it is sent, only if it would be late today. Empty when
   * other rules apply.
   */
  rules: readonly JudgedRule[];
  /** The pet's dates that aren't known, in order, without the packet's. */
  missing: readonly PetDate[];
  /** How many of the pet's dates haven't come yet. */
  plannedCount: number;
  /** When it can land with these dates. Undefined when waiting doesn't help, or a date about the pet is missing. */
  landings?: Landings;
  plan?: PetPlan;
  /** For a neighbor island where a date fails: the outcome of landing in Honolulu instead. */
  inHonolulu?: PetOutcome;
  /** For an early arrival: how many days the pet is held, until both waiting periods are over. */
  daysHeld?: number;
};

const WAITS: readonly PetRuleId[] = ['shotWait', 'testWait'];

const BEFORE_THE_PACKET = ['chip', 'firstShot', 'lastShot', 'sample'] as const;

/** Returns the verdict on each rule for one pet's dates, the overall outcome, and what is left to do. */
export function checkPet(pet: PetRecord, trip: PetTrip, today: CalendarDay): PetResult {
  if (trip.isExempt) return { outcome: 'exempt', rules: [], missing: [], plannedCount: 0 };
  const rules = judgePet(pet, trip, today);
  const outcome = outcomeOf(rules, trip);
  const missing = BEFORE_THE_PACKET.filter((field) => !pet[field]);
  const over = waitsOver(pet);
  return {
    outcome,
    rules: rules.filter(({ id, verdict }) => {
      const isUnsent = id === 'papers' && !pet.papers;
      return verdict !== 'missing' && !(isUnsent && (missing.length > 0 || verdict === 'passes'));
    }),
    missing,
    plannedCount: BEFORE_THE_PACKET.filter((field) => (pet[field] ?? today) > today).length,
    landings: missing.length === 0 ? landingsOf(pet, trip, today) : undefined,
    plan: planFor(pet, trip, today),
    daysHeld: outcome === 'early' && trip.landing && over ? daysBetween(trip.landing, over) : undefined,
    inHonolulu:
      outcome === 'change-plan' ? checkPet(pet, { ...trip, island: 'oahu' }, today).outcome : undefined,
  };
}

function outcomeOf(rules: readonly JudgedRule[], { island }: PetTrip): PetOutcome {
  const has = (verdict: JudgedRule['verdict']) => rules.some((rule) => rule.verdict === verdict);
  if (has('missing')) return 'incomplete';
  const failed = rules.filter(({ verdict }) => verdict === 'fails').map(({ id }) => id);
  if (failed.length === 0) return has('ask') ? 'direct-ask' : 'direct';
  if (island === 'neighbor') return 'change-plan';
  if (failed.every((id) => id === 'papers')) return 'five-days';
  return failed.every((id) => id === 'papers' || WAITS.includes(id)) ? 'early' : 'long';
}
