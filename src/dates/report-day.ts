import { createContext } from 'react';

/** The report date of the family's plan, as an ISO date. Undefined without a plan, and before hydration. */
export const ReportDayContext = createContext<string | undefined>(undefined);
