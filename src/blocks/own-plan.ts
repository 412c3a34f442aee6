import { createContext } from 'react';
import type { BaseId } from '@/facts/bases';
import type { Service } from '@/facts/services';

/** What the guides use of the family's plan. The report date is an ISO date. */
export type OwnPlan = {
  base?: BaseId | undefined;
  reportDay?: string | undefined;
  service?: Service | undefined;
};

/** Empty without a plan, and before hydration. */
export const OwnPlanContext = createContext<OwnPlan>({});
