import { MOST_FIRST } from '@/features/checklist/content/most-first';
import { inWords } from '@/guides/in-words';

/** The title over what to do first when time is short. */
export function doFirst(days: number): string {
  return `${days} days. Do these ${inWords(MOST_FIRST)} first.`;
}
