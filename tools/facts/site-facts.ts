import type { IsoDate, Source } from '@/facts/types';
import { type DueFact, type Job, julyJobs, placedFacts, placeOfSource, schedule } from './due';

const modules = import.meta.glob(
  ['/src/routes/**/*.ts', '/src/guides/*.ts', '/src/features/*/content/*.ts', '/src/checklist-paper.ts'],
  { eager: true },
);
const texts = import.meta.glob<string>(
  [
    '/src/routes/**/*.ts',
    '/src/guides/*.ts',
    '/src/features/*/content/*.ts',
    '/src/checklist-paper.ts',
    '/src/money/*.ts',
  ],
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

/** The sources to read in July. */
export const july: readonly (readonly DueFact[])[] = julyJobs(facts);

/** Where a source's own day is set. */
export function sourcePlace(source: Source): string | undefined {
  return placeOfSource(source, texts);
}
