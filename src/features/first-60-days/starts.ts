import type { Starts } from '@/features/kept-form/fields';
import { count, usd } from '@/money/cents';
import { TLA_FIRST_DAYS } from '@/money/lodging-figures';
import { publishedRates, TLA_TWO_PEOPLE_PERCENT } from '@/money/tla';
import { peopleIn } from './guess-food';
import type { Input } from './read-form';
import type { WorkedOut } from './work-out';

/** Returns what a family may start with that hasn't booked: the nights of the first approval, at the most that TLA pays. */
export function startsOf(
  input: Input,
  { percent, rates }: Pick<WorkedOut, 'percent' | 'rates'>,
): Starts<'nights' | 'room'> {
  const { island = 'oahu', isWithoutOrders } = input;
  if (isWithoutOrders) return {};
  const lodgingCents = (rates ?? publishedRates[island])?.lodgingCents;
  const people = percent === null ? 2 : peopleIn(input);
  const most = lodgingCents && Math.floor((lodgingCents * (percent ?? TLA_TWO_PEOPLE_PERCENT)) / 100);
  return {
    nights: { text: String(TLA_FIRST_DAYS), words: `Use ${TLA_FIRST_DAYS}, TLA’s first approval` },
    ...(most && {
      room: {
        text: usd(most).slice(1),
        words: `Use ${usd(most)}, TLA’s most for ${count(people, 'person', 'people')}`,
      },
    }),
  };
}
