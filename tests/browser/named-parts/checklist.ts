import { allItems } from '../../../src/features/checklist/content/items/all-items';
import { literal } from './owner';
import { ADDED, MAX_HEIGHT, type Part, type ScreenParts } from './part';

const items = Object.values(allItems).map(
  ({ title }): Part => ({ part: title, role: 'checkbox', name: new RegExp(`^\\d+\\. ${literal(title)}`) }),
);

export const checklistParts: readonly ScreenParts[] = [
  {
    path: '/pcs-toolkit/hawaii-checklist',
    maxHeight: MAX_HEIGHT,
    added: ADDED,
    parts: [
      { part: 'report date', text: /^Report date/ },
      { part: 'what the family answers', text: /^Tell us about your move/ },
      { part: 'progress', role: 'progressbar' },
      { part: 'how many are done', text: /^0 of 20/ },
      ...items,
    ],
  },
];
