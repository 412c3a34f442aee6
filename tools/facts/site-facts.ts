import type { IsoDate } from '@/facts/types';
import { type Job, placedFacts, schedule } from './due';

const modules = import.meta.glob(
  ['/src/routes/**/*.ts', '/src/guides/*.ts', '/src/features/*/content/*.ts', '/src/checklist-paper.ts'],
  { eager: true },
);
const texts = import.meta.glob<string>(
  ['/src/routes/**/*.ts', '/src/guides/*.ts', '/src/features/*/content/*.ts', '/src/checklist-paper.ts'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

export const facts = placedFacts(modules, texts);

/** The sources to read from the week of a day on, for two years. */
export function jobsFrom(today: IsoDate): readonly Job[] {
  return schedule(facts, today);
}
