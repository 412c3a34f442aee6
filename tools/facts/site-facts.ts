import type { IsoDate } from '@/facts/types';
import { type DueFact, dueFacts, placedFacts } from './due';

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

/** The facts of this site that are due on a day, worst first. */
export function dueOn(today: IsoDate): readonly DueFact[] {
  return dueFacts(facts, today);
}
