import { isFact } from '@/facts/facts';
import type { ItemId } from '@/features/checklist/content/item-days';
import { itemNumber } from '@/features/checklist/progress';

/** The items' places on the checklist, from 1. */
export const numbers = (entries: readonly { item: ItemId }[]) => entries.map(({ item }) => itemNumber(item));

/** Every text in the data. A fact counts by its value. */
export function textsIn(data: unknown): string[] {
  if (isFact(data)) return [data.value];
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
