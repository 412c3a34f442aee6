import type { PetOutcome } from '@/guides/pet-date-outcomes';
import type { PetRuleId } from '@/guides/pet-date-rules';
import { type CalendarDay, daysBetween } from '@/plan/calendar-day';
import { type JudgedRule, judgePet, type PetRecord, type PetTrip } from './judge';
import { type Landings, landingsOf, waitsOver } from './landing';

export type PetResult = {
  outcome: PetOutcome;
  /** Empty when other rules apply. */
  rules: readonly JudgedRule[];
  landings?: Landings;
  /** For an early arrival: how many days the pet is held, until both waiting periods are over. */
  daysHeld?: number;
};

const WAITS: readonly PetRuleId[] = ['shotWait', 'testWait'];

/** Returns the verdict on each rule for one pet's dates, and the overall outcome. */
export function checkPet(pet: PetRecord, trip: PetTrip, today: CalendarDay): PetResult {
  if (trip.isExempt) return { outcome: 'exempt', rules: [] };
  const rules = judgePet(pet, trip, today);
  const outcome = outcomeOf(rules, trip, today);
  const landings = landingsOf(pet, trip, today);
  const over = waitsOver(pet);
  if (outcome !== 'early' || !trip.landing || !over) return { outcome, rules, landings };
  return { outcome, rules, landings, daysHeld: daysBetween(trip.landing, over) };
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
