import { createContext } from 'react';
import type { CalendarDay } from '@/dates/calendar-day';
import type { BaseId, OtherIsland } from '@/facts/bases';
import type { Service } from '@/facts/services';
import type { PayGrade } from '@/money/pay-grades';

/** What the guides use of the family's plan. The report date is an ISO date. */
export type OwnPlan = {
  /** A base on Oahu, where the maps and lists of our guides are. */
  base?: BaseId | undefined;
  /** Where the family is stationed instead. */
  island?: OtherIsland | undefined;
  reportDay?: CalendarDay | undefined;
  service?: Service | undefined;
  orders?: 'yes' | 'no' | undefined;
  grade?: PayGrade | undefined;
  children?: 'yes' | 'no' | undefined;
  /** A baby is on the way. */
  expecting?: 'yes' | undefined;
  /** A single parent, or one of two who serve. */
  parent?: 'yes' | undefined;
  /** Where the family's travel screening stands; "later" when it follows, "none" when no family comes. */
  screening?: 'ahead' | 'asked' | 'waiting' | 'approved' | 'later' | 'none' | undefined;
};

/** Empty without a plan, and before hydration. */
export const OwnPlanContext = createContext<OwnPlan>({});

/** Returns the rows with the reader's own first, or unchanged when there is none. */
export function ownFirst<Row>(rows: readonly Row[], isOwn: (row: Row) => boolean): readonly Row[] {
  return rows.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}
