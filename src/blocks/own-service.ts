import { createContext } from 'react';
import type { Service } from '@/facts/bases';

/** The service of the family's plan. Undefined without a plan, and before hydration. */
export const OwnServiceContext = createContext<Service | undefined>(undefined);
