// The first week as one family sees it.
import type { Text } from '@/facts/types';
import type { AppPath } from '@/site-map';
import { hasAnswered, isFor, linesFor } from './audience';
import { firstWeek, ifOrdersChange, type OwnLines } from './content/first-week';
import type { Move } from './move';

type FamilyStep = {
  title: string;
  when: string;
  know: readonly Text[];
  guide: AppPath | undefined;
  part: string | undefined;
};

/** Returns the week's steps, without those for other families, and what to do if its orders change. */
export function firstWeekFor(move: Move) {
  const steps = firstWeek
    .filter(
      ({ for: audiences, isOwn }) =>
        !audiences ||
        audiences.some((audience) => isFor(audience, move) && (!isOwn || hasAnswered(move, audience))),
    )
    .map(({ title, when, know, own, guide, part }): FamilyStep => {
      return { title, when, know: withOwn(linesFor(know, move), own, move), guide, part };
    });
  return { steps, ifOrdersChange: linesFor(ifOrdersChange, move) };
}

/** The family's own office first; where it has to name its base or service for that, last. Without orders no service has one. */
function withOwn(know: readonly Text[], own: OwnLines | undefined, move: Move): readonly Text[] {
  if (!own || (own.question === 'service' && move.orders === 'no')) return know;
  if (move[own.question]) return [...linesFor(own.lines, move), ...know];
  return [...know, `Tell us your ${own.question} under “Your move,” and its phone number appears here.`];
}
