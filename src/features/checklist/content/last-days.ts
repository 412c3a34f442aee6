// The last good days, counted backward from the report date along each chain: every step from the day on which the next one
// really happens. What an office must receive or do falls on a day when it is open.
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { type OfficeHours, workdayOnOrAfter, workdayOnOrBefore } from '@/dates/workdays';
import { isOtherIsland } from '@/facts/bases';
import { isFor, screened } from '@/features/checklist/audience';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import type { Move } from '@/features/checklist/move';
import { PET_BLOOD_AFTER_BOOSTER_DAYS, PET_LAB_RESULT_DAYS, PET_PACKET_DAYS, PET_PACKET_DAYS_NEIGHBOR_ISLAND, PET_SHOTS_APART_DAYS, PET_WAIT_DAYS } from '@/guides/pet-figures';
import { MOVERS_DAYS, SCREENING_DAYS, screeningRules, TICKET_DAYS } from '@/guides/screening-figures';
import { CARRIER_BOOKING_DAYS, MATSON_BY_BARGE_DAYS, MATSON_TO_HONOLULU_DAYS } from '@/guides/vehicle-figures';

type LastDay = (plan: FamilyPlan) => CalendarDay;

/** Such a number of days before the report date, or after it when negative, on any day of the week. */
export const anyDayBefore =
  (days: number): LastDay =>
  ({ reportDay }) =>
    addDays(reportDay, -days);

/** Our suggestion: by when what takes reading is done. */
export const beforeTheTrip = anyDayBefore(3);

/** The same, or the last day before it on which the office is open. */
export const openDayBefore =
  (days: number, office: OfficeHours = 'federal'): LastDay =>
  ({ reportDay }) =>
    workdayOnOrBefore(addDays(reportDay, -days), office);

/** By when the movers are booked, and with them the orders handed in. */
export const moversDay = openDayBefore(MOVERS_DAYS);

/** When the family's travel is approved: its screening is asked for by today. Undefined once it is approved, or when nobody is screened. */
export function approvalDay(plan: FamilyPlan, today: CalendarDay): CalendarDay | undefined {
  if (!isFor(screened, plan.move)) return undefined;
  return workdayOnOrAfter(addDays(today, screeningDaysOf(plan)), 'federal');
}

/** Our suggestion: a buyer’s research is done by then, a month before the contract has to be signed. */
export const CONTRACT_LEAD = 150;

/** By when the tickets are asked for. */
export const ticketsDay = openDayBefore(TICKET_DAYS);

/** How long this family's screening takes. */
export function screeningDaysOf({ move: { service } }: FamilyPlan): number {
  return service ? screeningRules[service].days : SCREENING_DAYS;
}

/** By when the screening is asked for: then movers and tickets still follow the approval. */
export const screeningDay: LastDay = (plan) => workdayOnOrBefore(addDays(earlier(moversDay(plan), ticketsDay(plan)), -screeningDaysOf(plan)), 'federal');

/** By when the car's ship leaves, to be there on the report date by the longest time that Matson gives. */
export const carSailsDay: LastDay = ({ reportDay, move: { base } }) => {
  const [, days] = isOtherIsland(base) ? MATSON_BY_BARGE_DAYS : MATSON_TO_HONOLULU_DAYS;
  return addDays(reportDay, -days);
};

/** By when the car's ship is booked. */
export const carBookingDay: LastDay = (plan) => workdayOnOrBefore(addDays(carSailsDay(plan), -CARRIER_BOOKING_DAYS), 'federal');

/** By when the quarantine station has the pet's packet: one day in hand, because copies of the rule differ by one. */
export const petPacketDay: LastDay = ({ reportDay, move: { base } }) => {
  const days = isOtherIsland(base) ? PET_PACKET_DAYS_NEIGHBOR_ISLAND : PET_PACKET_DAYS;
  return workdayOnOrBefore(addDays(reportDay, -days - 1), 'hawaii');
};

/** By when the lab has the pet's blood: its result comes before the packet, and its wait is over on landing. */
export const petSampleDay: LastDay = (plan) => {
  const forResult = addDays(petPacketDay(plan), -PET_LAB_RESULT_DAYS);
  return workdayOnOrBefore(earlier(forResult, addDays(plan.reportDay, -PET_WAIT_DAYS - 1)), 'federal');
};

/** By when a pet without shots gets its second one. */
export const petSecondShotDay: LastDay = (plan) => workdayOnOrBefore(addDays(petSampleDay(plan), -PET_BLOOD_AFTER_BOOSTER_DAYS.least), 'federal');

/** By when a pet without shots gets its first one. */
export const petFirstShotDay: LastDay = (plan) => workdayOnOrBefore(addDays(petSecondShotDay(plan), -PET_SHOTS_APART_DAYS - 1), 'federal');

/** The next of the pets' own dates; without any, the day of what its stage has next. */
export function petWaitsDay(plan: FamilyPlan, today: CalendarDay): CalendarDay {
  const own = (plan.petSteps ?? []).filter(({ title }) => !title.endsWith(', earliest'));
  return own.find(({ day }) => day >= today)?.day ?? own.at(-1)?.day ?? nextStage[plan.move.petStage ?? 'none'](plan);
}

const nextStage = {
  none: petFirstShotDay,
  one: petSecondShotDay,
  two: petSampleDay,
  sample: petPacketDay,
} as const satisfies Record<NonNullable<Move['petStage']>, LastDay>;

function earlier(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a < b ? a : b;
}
