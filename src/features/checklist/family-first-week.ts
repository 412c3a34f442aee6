// The first week as one family sees it.
import type { Text } from '@/facts/types';
import type { AppPath } from '@/site-map';
import { hasAnswered, isFor, type Line, linesFor } from './audience';
import { firstWeek, ifOrdersChange } from './content/first-week';
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
    .map(({ title, when, know, phones, guide, part }): FamilyStep => {
      return { title, when, know: withPhones(linesFor(know, move), phones, move), guide, part };
    });
  return { steps, ifOrdersChange: linesFor(ifOrdersChange, move) };
}

/** The phones of the family's own base first; where it has to name its base for that, last. */
function withPhones(know: readonly Text[], phones: readonly Line[] | undefined, move: Move): readonly Text[] {
  if (!phones) return know;
  if (move.base) return [...linesFor(phones, move), ...know];
  return [...know, 'Tell us your base under “Your move,” and its phone number appears here.'];
}
