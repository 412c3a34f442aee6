// The first week as one family reads it.
import type { Text } from '@/guides/types';
import type { AppPath } from '@/site-map';
import { linesFor } from './audience';
import { firstWeek, ifOrdersChange, type OwnLines } from './content/first-week';
import { clocksOf } from './family-clocks';
import type { Move } from './family-plan';

type FamilyStep = { title: string; when: string; know: readonly Text[]; guide: AppPath | undefined };

/** Returns the week's steps, without those whose deadline isn't for this family, and what to do if its orders change. */
export function firstWeekFor(move: Move) {
  const clocks = clocksOf({ move });
  const steps = firstWeek.flatMap(({ title, when, clock: id, know, own }): FamilyStep[] => {
    const clock = clocks.find((one) => one.id === id);
    if (id && !clock) return [];
    const told = [...linesFor(know, move), ...ownLines(own, move), ...(clock?.know ?? [])];
    return [{ title, when, know: told, guide: clock?.guide }];
  });
  return { steps, ifOrdersChange: linesFor(ifOrdersChange, move) };
}

function ownLines(own: OwnLines | undefined, move: Move): Text[] {
  if (!own) return [];
  if (move[own.question]) return linesFor(own.lines, move);
  return [`Tell us your ${own.question} at the top of this page, and its phone number appears here.`];
}
