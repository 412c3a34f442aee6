import { type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { type AdviceStep, adviceFor } from './advice';
import type { PetOutcome } from './content/pet-date-outcomes';
import type { PetRuleId } from './content/pet-date-rules';
import { type JudgedRule, judgePet, type PetRecord, type PetTrip } from './judge';
import { type Landings, landingsOf, waitsOver } from './landing';

export type PetResult = {
  outcome: PetOutcome;
  /** Empty when other rules apply. */
  rules: readonly JudgedRule[];
  /** When it can land with these dates. Undefined when waiting doesn't help, or a date about the pet is missing. */
  landings?: Landings;
  advice: readonly AdviceStep[];
  /** For a neighbor island where a date fails: the outcome of landing in Honolulu instead. */
  inHonolulu?: PetOutcome;
  /** For an early arrival: how many days the pet is held, until both waiting periods are over. */
  daysHeld?: number;
};

const WAITS: readonly PetRuleId[] = ['shotWait', 'testWait'];

/** Returns the verdict on each rule for one pet's dates, and the overall outcome. */
export function checkPet(pet: PetRecord, trip: PetTrip, today: CalendarDay): PetResult {
  if (trip.isExempt) return { outcome: 'exempt', rules: [], advice: [] };
  const rules = judgePet(pet, trip, today);
  const outcome = outcomeOf(rules, trip, today);
  const isKnown = pet.chip && pet.firstShot && pet.lastShot && pet.sample;
  const over = waitsOver(pet);
  return {
    outcome,
    rules,
    landings: isKnown && landingsOf(pet, trip, today),
    advice: adviceFor(pet, trip, today),
    daysHeld: outcome === 'early' && trip.landing && over ? daysBetween(trip.landing, over) : undefined,
    inHonolulu:
      outcome === 'change-plan' ? checkPet(pet, { ...trip, island: 'oahu' }, today).outcome : undefined,
  };
}

function outcomeOf(
  rules: readonly JudgedRule[],
  { landing, island }: PetTrip,
  today: CalendarDay,
): PetOutcome {
  if (landing && landing < today) return 'past';
  const has = (verdict: JudgedRule['verdict']) => rules.some((rule) => rule.verdict === verdict);
  if (has('missing')) return 'incomplete';
  const failed = rules.filter(({ verdict }) => verdict === 'fails').map(({ id }) => id);
  if (failed.length === 0) return has('ask') ? 'direct-ask' : 'direct';
  if (island === 'neighbor') return 'change-plan';
  if (failed.every((id) => id === 'papers')) return 'five-days';
  return failed.every((id) => id === 'papers' || WAITS.includes(id)) ? 'early' : 'long';
}
