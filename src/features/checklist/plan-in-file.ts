// Reads a file that someone chose as a plan.
import type { CalendarDay } from '@/dates/calendar-day';
import type { AnyPlan } from './family-plan';
import { MAX_PLAN_FILE_BYTES, type PlanFileProblem, readPlanFile } from './plan-file';

const problems: Record<PlanFileProblem, string> = {
  'not-a-plan': 'This isn’t a plan file from this site. Its name is usually hawaii-pcs-plan.json.',
  newer: 'This file comes from a newer version of this site. Reload this page and open it again.',
  'no-date': 'This plan file is damaged: it has no date or answers that we can read.',
  past: 'The report date in this file is more than a year ago.',
  future: 'The report date in this file is more than three years away.',
};

/** Returns the plan in a file, or in words why there is none to use. Rejects when the file can't be read. */
export async function planInFile(file: File, today: CalendarDay): Promise<AnyPlan | string> {
  const found = file.size > MAX_PLAN_FILE_BYTES ? 'not-a-plan' : readPlanFile(await file.text(), today);
  return typeof found === 'string' ? problems[found] : found;
}
