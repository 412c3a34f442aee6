import { createContext } from 'react';
import type { CalendarDay } from '@/dates/calendar-day';
import type { BaseId } from '@/facts/bases';
import type { Service } from '@/facts/services';

/** What the guides use of the family's plan. The report date is an ISO date. */
export type OwnPlan = {
  base?: BaseId | undefined;
  reportDay?: CalendarDay | undefined;
  service?: Service | undefined;
  orders?: 'yes' | 'no' | undefined;
  /** Where the family's travel screening stands; "none" when no family comes. */
  screening?: 'ahead' | 'approved' | 'none' | undefined;
};

/** Empty without a plan, and before hydration. */
export const OwnPlanContext = createContext<OwnPlan>({});
