import type { Text } from '@/facts/types';
import type { AppPath } from '@/site-map';
import { linesFor } from './audience';
import { guideFor } from './content/checklist-guides';
import { type ChecklistItem, checklistItems } from './content/hawaii-checklist';
import { type ItemId, itemTitles } from './content/item-titles';
import type { Move } from './move';

export type FamilyItem = {
  id: ItemId;
  title: string;
  guide: AppPath | undefined;
  know: readonly Text[];
  office?: Omit<NonNullable<ChecklistItem['office']>, 'purpose'> & { purpose: readonly Text[] };
};

/** Returns an item with what is for this family; without answers, all of it. */
export function itemFor(id: ItemId, move: Move): FamilyItem {
  const { know, office } = checklistItems[id];
  return {
    id,
    title: itemTitles[id],
    guide: guideFor(id, move),
    know: linesFor(know, move),
    office: office && { ...office, purpose: linesFor(office.purpose ?? [], move) },
  };
}
