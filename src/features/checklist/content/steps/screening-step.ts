import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { shortDate } from '@/dates/format-date';
import { workdayOnOrAfter } from '@/dates/workdays';
import { factsCheckedOn } from '@/facts/facts';
import { screened } from '@/features/checklist/audience';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { AIR_FORCE_SCREENING_DAYS, MOVERS_DAYS, TICKET_DAYS } from '@/guides/screening-figures';
import { sources } from '../hawaii-checklist-sources';
import { screeningDay, screeningDaysOf } from '../last-days';
import type { EarlyStep } from '../plan-record';

const latest = factsCheckedOn('2026-11-23');

export const screening = {
  title: 'Ask for the family’s travel screening',
  lead: AIR_FORCE_SCREENING_DAYS + MOVERS_DAYS,
  first: 'can stop the move',
  lastDay: screeningDay,
  item: 'orders',
  for: { ...screened, screening: [...screened.screening, 'approved'] },
  isForUnanswered: true,
  isForTravel: true,
  isAtOnce: true,
  rank: 'leads',
  answered: 'Approved',
  guide: '/pcs-toolkit/family-orders',
  wayOut,
  waits,
  words: {
    know: [
      'If family is coming, ask today: your command who starts the screening, and your military hospital or clinic which papers it needs.',
      latest.read('Start the day you’re notified, and don’t ship, sell or end a lease until your family’s travel is approved.', sources.screeningFirst),
    ],
  },
} as const satisfies EarlyStep;

const askCommand = 'Ask your command for a later report day, or to go ahead alone and let the family follow. The command decides.';
const askAsParent = 'Ask your command for a later report day. The command decides. Going ahead alone requires your family care plan.';

/** Counts forward from today: what the approval still leaves time for. */
function wayOut(plan: FamilyPlan, today: CalendarDay): string {
  const { day, left } = expected(plan, today);
  const about = `Ask today, and expect approval about ${day}`;
  if (left) return `${about}, ${left}. ${askOf(plan)}`;
  return `${about}. Ask for tickets that day. Movers may come after you leave, to someone with your power of attorney.`;
}

/** Nobody said which day they asked: today is the latest. */
function waits(plan: FamilyPlan, today: CalendarDay): string {
  const { day, left } = expected(plan, today);
  const about = `Approval expected about ${day}${left && `, ${left}`}: sooner if you asked before today. Don’t ship before it.`;
  return left ? `${about} ${askOf(plan)}` : about;
}

/** The approval, and what it leaves for tickets when that isn't enough. */
function expected(plan: FamilyPlan, today: CalendarDay) {
  const approved = workdayOnOrAfter(addDays(today, screeningDaysOf(plan)), 'federal');
  const daysAfter = daysBetween(approved, plan.reportDay);
  const tickets = daysAfter < TICKET_DAYS ? `with ${daysAfter} days left for tickets` : '';
  return { day: shortDate(approved), left: daysAfter < 0 ? 'after you report' : tickets };
}

function askOf({ move }: FamilyPlan): string {
  return move.parent ? askAsParent : askCommand;
}
