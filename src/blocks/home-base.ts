import { createContext } from 'react';
import type { BaseId } from '@/facts/bases';

/** The base of the family's plan, which maps mark as home. Undefined without a plan, and before hydration. */
export const HomeBaseContext = createContext<BaseId | undefined>(undefined);
