// Which lines of the checklist are for which family. Nothing else decides it: the screen, the paper and the calendar ask
// here.
import type { Text } from '@/guides/types';
import type { AppPath } from '@/site-map';
import type { ItemGuide } from './content/checklist-guides';
import type { ChecklistItem } from './content/hawaii-checklist';
import type { Move, MoveQuestion } from './family-plan';

/** The answers with which a line is for a family: one of those listed, to each question listed. */
export type Audience = { readonly [Question in MoveQuestion]?: readonly NonNullable<Move[Question]>[] };

/** Everyone but those with a room in the barracks, who come alone. */
export const families = { home: ['base', 'rent', 'buy'] } as const satisfies Audience;
export const barracks = { home: ['barracks'] } as const satisfies Audience;
/** The families that are screened before they may travel to Oahu. */
export const screened = {
  ...families,
  service: ['army', 'navy', 'air-force', 'space-force', 'marine-corps'],
} as const satisfies Audience;

/** Something to say: to everyone, or to those it is marked for. */
export type Line = Text | { readonly for: Audience; readonly text: Text };

/** Marks a text with who it is for. */
export function only(audience: Audience, text: Text): Line {
  return { for: audience, text };
}

/** Returns the texts that are for this family. A question without an answer leaves nothing out. */
export function linesFor(lines: readonly Line[], move: Move): Text[] {
  return lines.flatMap((line) => {
    if (typeof line === 'string' || !('for' in line)) return [line];
    return isFor(line.for, move) ? [line.text] : [];
  });
}

/** Returns whether something is for this family, as far as its answers say. */
export function isFor(audience: Audience, move: Move): boolean {
  const answers = withAssumed(move);
  return (Object.keys(audience) as MoveQuestion[]).every((question) => {
    const answer = answers[question];
    return !answer || (audience[question] as readonly string[]).includes(answer);
  });
}

/**
 * Returns the answers with what follows from them, unless the family said otherwise: a room in the barracks has no space
 * for children or pets, and without a vehicle there is no motorcycle.
 */
export function withAssumed(move: Move): Move {
  return {
    ...(move.home === 'barracks' && { children: 'no', pets: 'no' }),
    ...(move.vehicles === 'none' && { motorcycle: 'no' }),
    ...move,
  };
}

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
