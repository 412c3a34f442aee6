// Judges a pet's dates by the State's rules. Every rule counts days between two dates; the table says how many pass.

import { addMonths } from '@/dates/add-months';
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { PET_TEST_VALID_MONTHS } from '@/guides/pet-figures';
import { type PetIsland, type PetRuleId, petDateRules, petRuleIds } from './content/pet-date-rules';

export type PetRecord = {
  chip?: CalendarDay;
  firstShot?: CalendarDay;
  /** The second shot, or the latest if there were more than two. */
  lastShot?: CalendarDay;
  /** How many years the latest shot is valid, according to its label. */
  lastShotYears: 1 | 3;
  /** The day the lab received the blood for the FAVN test. */
  sample?: CalendarDay;
  /** The day the station received the packet and the fee. Undefined means not yet, so today is the earliest. */
  papers?: CalendarDay;
};

export type PetDate = Exclude<keyof PetRecord, 'lastShotYears'>;

export type PetTrip = {
  landing?: CalendarDay;
  island: PetIsland;
  /** True when coming from Guam, Australia, New Zealand or the British Isles, where other rules apply. */
  isExempt: boolean;
};

/** `ask`: exactly the disputed number of days. `missing`: a date that the rule needs is unknown. */
export type Verdict = 'passes' | 'ask' | 'fails' | 'missing';

export type JudgedRule = {
  id: PetRuleId;
  verdict: Verdict;
  /** True when it counts on a date of the pet's that hasn't come yet, or on a packet that the station doesn't have. */
  isPlanned: boolean;
  /** The days counted; undefined when a date is missing, negative when the second date comes first. */
  days?: number;
  /** More days than this pass; exactly this many is disputed. */
  disputedDay: number;
};

/** Returns the verdict on every rule, in the table's order. */
export function judgePet(pet: PetRecord, trip: PetTrip, today: CalendarDay): readonly JudgedRule[] {
  const spans = spansOf(pet, trip, today);
  return petRuleIds.map((id) => {
    const disputedDay = disputedDayOf(id, trip.island);
    const isPlanned = petDatesOf[id].some((field) => (pet[field] ?? addDays(today, 1)) > today);
    const [from, to] = spans[id];
    if (!from || !to) return { id, verdict: 'missing', isPlanned, disputedDay };
    const days = daysBetween(from, to);
    return { id, verdict: verdictOn(days, disputedDay), isPlanned, days, disputedDay };
  });
}

/** The pet's dates that each rule counts on. */
const petDatesOf: Record<PetRuleId, readonly PetDate[]> = {
  chip: ['chip', 'sample'],
  shotsApart: ['firstShot', 'lastShot'],
  shotWait: ['lastShot'],
  shotValid: ['lastShot'],
  testWait: ['sample'],
  testValid: ['sample'],
  papers: ['papers'],
};

/** Returns a rule's disputed number of days: more pass, fewer fail. */
export function disputedDayOf(id: PetRuleId, island: PetIsland): number {
  const { disputedDay } = petDateRules[id];
  return typeof disputedDay === 'number' ? disputedDay : disputedDay[island];
}

/** Returns the day the latest shot expires: one or three years later, according to its label. */
export function rabiesShotExpiry({ lastShot, lastShotYears }: PetRecord): CalendarDay | undefined {
  return lastShot && addMonths(lastShot, lastShotYears * 12);
}

/** Returns the day the FAVN test expires. */
export function favnTestExpiry({ sample }: PetRecord): CalendarDay | undefined {
  return sample && addMonths(sample, PET_TEST_VALID_MONTHS);
}

function verdictOn(days: number, disputedDay: number): Verdict {
  if (days === disputedDay) return 'ask';
  return days > disputedDay ? 'passes' : 'fails';
}

type Span = readonly [from: CalendarDay | undefined, to: CalendarDay | undefined];

function spansOf(pet: PetRecord, { landing }: PetTrip, today: CalendarDay): Record<PetRuleId, Span> {
  return {
    chip: [pet.chip, pet.sample],
    shotsApart: [pet.firstShot, pet.lastShot],
    shotWait: [pet.lastShot, landing],
    shotValid: [landing, rabiesShotExpiry(pet)],
    testWait: [pet.sample, landing],
    testValid: [landing, favnTestExpiry(pet)],
    papers: [pet.papers ?? today, landing],
  };
}
