// The first week as one family sees it.
import type { Text } from '@/facts/types';
import type { AppPath } from '@/site-map';
import { isFor, linesFor } from './audience';
import { firstWeek, ifOrdersChange, type OwnLines } from './content/first-week';
import type { Move } from './move';

type FamilyStep = { title: string; when: string; know: readonly Text[]; guide: AppPath | undefined };

/** Returns the week's steps, without those for other families, and what to do if its orders change. */
export function firstWeekFor(move: Move) {
  const steps = firstWeek
    .filter(({ for: audiences }) => !audiences || audiences.some((audience) => isFor(audience, move)))
    .map(({ title, when, know, own, guide }): FamilyStep => {
      return { title, when, know: [...linesFor(know, move), ...ownLines(own, move)], guide };
    });
  return { steps, ifOrdersChange: linesFor(ifOrdersChange, move) };
}

function ownLines(own: OwnLines | undefined, move: Move): Text[] {
  if (!own) return [];
  if (move[own.question]) return linesFor(own.lines, move);
  return [`Tell us your ${own.question} at the top of this page, and its phone number appears here.`];
}
