import type { CalendarDay } from '@/dates/calendar-day';
import { shortDate } from '@/dates/format-date';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { approvalDay } from './last-days';

/**
 * Booked by its last good day, but shipped only after the approval: says to ask for such a day while the family's approval is
 * still to come, and `late` when that comes after the day on which it would have to leave.
 */
export function afterApproval(what: string, leavesBy: (plan: FamilyPlan) => CalendarDay, late: string) {
  return (plan: FamilyPlan, today: CalendarDay): string | undefined => {
    const approved = plan.move.service && approvalDay(plan, today);
    if (!approved) return undefined;
    const ask = `Ask for ${what} after your family’s approval`;
    return approved > leavesBy(plan) ? `${ask}. ${late}` : `${ask}, expected about ${shortDate(approved)}.`;
  };
}
