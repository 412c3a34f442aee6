// A file that brings a plan back: after the browser has cleared it, or on another device.
import type { CalendarDay } from '@/dates/calendar-day';
import { type AnyPlan, parsePlan, reportDayProblem } from './family-plan';

const FORMAT = 'paradise-pcs-plan';
const VERSION = 1;
/** Far more than a plan takes, so that a wrong file isn't even read. */
export const MAX_PLAN_FILE_BYTES = 8 * 1024;

/** Why a file holds no plan that can be used. */
export type PlanFileProblem = 'not-a-plan' | 'newer' | 'no-date' | 'past' | 'future';

/** Returns the text of a file that `readPlanFile` reads back. */
export function planFileText(plan: AnyPlan): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, plan }, null, 2)}\n`;
}

/** Returns the plan in a file's text, without unknown answers, or why there is none to use. */
export function readPlanFile(text: string, today: CalendarDay): AnyPlan | PlanFileProblem {
  const { format, version, plan: data } = parseObject(text);
  if (format !== FORMAT || typeof version !== 'number') return 'not-a-plan';
  if (version > VERSION) return 'newer';
  const plan = parsePlan(data);
  if (!plan) return 'no-date';
  return (plan.reportDay && reportDayProblem(plan.reportDay, today)) ?? plan;
}

function parseObject(text: string): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
