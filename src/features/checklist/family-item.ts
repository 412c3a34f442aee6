import type { Text } from '@/facts/types';
import type { AppPath } from '@/site-map';
import { isFor, type Line, linesFor } from './audience';
import { type ItemId, itemDays } from './content/item-days';
import { allItems } from './content/items/all-items';
import type { Office, RecordWords } from './content/plan-record';
import { guideFor } from './item-guide';
import type { Move } from './move';

export type FamilyItem = {
  id: ItemId;
  title: string;
  guide: AppPath | undefined;
  know: readonly Text[];
  office?: Pick<Office, 'label' | 'url'> & { purpose: readonly Text[] };
};

/** Returns an item with what is for this family; without answers, all of it. */
export function itemFor(id: ItemId, move: Move): FamilyItem {
  const { know, office }: RecordWords = allItems[id].words;
  return {
    id,
    title: itemDays[id].title,
    guide: guideFor(id, move),
    know: linesFor(know, move),
    ...(office && isFor(office.for ?? {}, move) && { office: officeFor(office, move) }),
  };
}

function officeFor({ label, url, purpose = [] }: Office, move: Move) {
  return { label, url, purpose: linesFor(purpose, move) };
}

/** Everything that the records' other words say to this family, for the page's list of sources. */
export function wordsFor({ missed, short, why, whyLast }: RecordWords, move: Move): Text[] {
  const told = (lines: readonly Line[] = []) => linesFor(lines, move);
  return [...told(why), ...told(whyLast), ...told(missed), ...told(short)];
}
