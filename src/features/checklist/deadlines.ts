// What has one day only, the pets' dates and the deadlines after landing, and what is left of the plan's lines.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { workdayWithin } from '@/dates/workdays';
import type { AppPath } from '@/site-map';
import { clockAnchor, petStepAnchor } from './anchors';
import { type ItemId, itemDays } from './content/item-days';
import { clocksOf, type FamilyClock } from './family-clocks';
import type { FamilyPlan } from './family-plan';

/**
 * `waiting`: asked, and somebody else has to answer. `missed`: the last good day has passed. `over`: no longer useful, because
 * the report date has come. `not-needed`: doesn't apply to this family.
 */
export type LineState = 'ahead' | 'now' | 'missed' | 'waiting' | 'done' | 'over' | 'not-needed';

export type DatedLine = {
  what: string;
  /** In a few words. */
  why: string;
  /** The last good day; the day itself for what has only one. */
  lastBy: CalendarDay;
  /** Days from today to `lastBy`; negative once it has passed. */
  daysToLast: number;
  state: LineState;
  /** Our page that helps. */
  page: AppPath | undefined;
  /** The id of its element on the checklist's page. */
  anchor: string;
};

/** A pet's date: from the pet date checker or, without any, the day by which its packet must arrive. */
export type PetLine = DatedLine & { kind: 'pet' };

export type ClockLine = DatedLine & {
  kind: 'clock';
  clock: FamilyClock['id'];
  /** We chose the number of days, because nobody publishes one. */
  isOurs: boolean;
  /** The law's last day, when the office is closed on it. */
  lawDay: CalendarDay | undefined;
};

type Item = { item: ItemId; state: LineState; anchor: string };

/** Only what has a step left: a packet that is done with its item is no date anymore. */
export function petLines(plan: FamilyPlan, today: CalendarDay, items: readonly Item[]): PetLine[] {
  const { petSteps = [] } = plan;
  const line = (day: CalendarDay, what: string, anchor: string): PetLine => ({
    kind: 'pet',
    what,
    why: '',
    lastBy: day,
    daysToLast: daysBetween(today, day),
    state: day < today ? 'missed' : 'ahead',
    page: '/pcs-toolkit/pet-travel',
    anchor,
  });
  if (petSteps.length > 0) return petSteps.map(({ day, title }, at) => line(day, title, petStepAnchor(at)));
  return stillToDo(items).flatMap(({ item, anchor }) => {
    const { due } = itemDays[item];
    return due ? [line(due.day(plan), due.says.replace(/ by$/, ''), anchor)] : [];
  });
}

export function clockLines(plan: FamilyPlan, today: CalendarDay, items: readonly Item[]): ClockLine[] {
  return clocksOf(plan)
    .filter(({ id }) => id !== 'pet-pickup' || doPetsLand(plan, items))
    .map(({ id, days, title, isOurs = false, office, guide }): ClockLine => {
      const by = addDays(plan.reportDay, days);
      const lastBy = office ? workdayWithin(plan.reportDay, days, office) : by;
      return {
        kind: 'clock',
        clock: id,
        what: title,
        why:
          lastBy === by || !isOurs ? afterLanding(days) : `the last open day within ${days} days of landing`,
        lastBy,
        daysToLast: daysBetween(today, lastBy),
        state: lastBy < today ? 'missed' : 'ahead',
        isOurs,
        lawDay: !isOurs && lastBy !== by ? by : undefined,
        page: guide,
        anchor: clockAnchor(id),
      };
    })
    .sort((a, b) => a.lastBy.localeCompare(b.lastBy));
}

/** Whether the pets land with the family, as far as the plan knows: by their own dates, a sample sent, or the flight. */
function doPetsLand({ petSteps, move, reportDay }: FamilyPlan, items: readonly Item[]): boolean {
  if (petSteps) return petSteps.every(({ day }) => day <= reportDay);
  const isRegistered = items.some(({ item, state }) => item === 'pet-travel' && state === 'done');
  return isRegistered || move.petStage === 'sample';
}

function afterLanding(days: number): string {
  return days === 1 ? 'the day after you land' : `${days} days after you land`;
}

/** For so many days a published deadline that has passed stays among the next: it may still be open. */
const PASSED_DAYS = 7;

/** Returns the deadlines that are ahead and those that have just passed. */
export function clocksLeft(clocks: readonly ClockLine[]): ClockLine[] {
  return clocks.filter(({ daysToLast, isOurs }) => daysToLast >= (isOurs ? 0 : -PASSED_DAYS));
}

const LEFT: readonly LineState[] = ['ahead', 'now', 'missed'];

/** Returns what is still to do: neither done, waiting for an answer, nor for others. */
export function stillToDo<Line extends Pick<DatedLine, 'state'>>(lines: readonly Line[]): Line[] {
  return lines.filter(({ state }) => LEFT.includes(state));
}
