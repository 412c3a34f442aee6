import { createContext, type ReactNode } from 'react';

/** What the app shows at the top of each guide, under its lead. */
export const GuideTop = createContext<ReactNode>(null);
