import type { Text } from '@/facts/types';
import type { AppPath } from '@/site-map';
import { linesFor } from './audience';
import type { ItemGuide } from './content/checklist-guides';
import type { ChecklistItem } from './content/hawaii-checklist';
import type { Move } from './move';

/** Returns the page that helps this family with an item. Undefined when none does. */
export function guideFor({ guide, guideByHome }: ItemGuide, { home }: Move): AppPath | undefined {
  const own = home && guideByHome?.[home];
  return own === null ? undefined : (own ?? guide);
}

export type FamilyItem = Pick<ChecklistItem, 'title' | 'guide'> & {
  know: readonly Text[];
  office?: Omit<NonNullable<ChecklistItem['office']>, 'purpose'> & { purpose: readonly Text[] };
};

/** Returns an item with what is for this family; without answers, all of it. */
export function itemFor({ title, know, office, ...guides }: ChecklistItem, move: Move): FamilyItem {
  return {
    title,
    guide: guideFor(guides, move),
    know: linesFor(know, move),
    office: office && { ...office, purpose: linesFor(office.purpose ?? [], move) },
  };
}
