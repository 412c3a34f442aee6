// “Where will you live?” with the family's own numbers in place of the general rule.
import { bases } from '@/facts/bases';
import type { Text } from '@/facts/types';
import { MOST_DEPOSIT } from '@/guides/rental-figures';
import { type DifferenceRow, listedWait, whereToLive } from '@/guides/where-to-live';
import { usd, wholeUsd } from '@/money/cents';
import type { Input } from './read-form';
import type { WorkedOut } from './work-out';

/** A home that the family kept in the Assumption Cruncher: unrounded dollars, null without a result. */
export type KeptHome = { name: string; monthly: number | null; cashToClose: number | null };

const { month, upFront, wait } = whereToLive;

/** Returns the rows of the comparison. Where the family’s numbers don’t say, the general rule stays. */
export function ownHomes(
  input: Input,
  { bahMonthCents: bah }: Pick<WorkedOut, 'bahMonthCents'>,
  homes: readonly KeptHome[],
): DifferenceRow[] {
  return Object.values({
    ...whereToLive,
    month: {
      ...month,
      onBase: monthOnBase(input, bah),
      offBase: monthOffBase(input, bah),
      buying: monthOf(homes, bah),
    },
    upFront: { ...upFront, offBase: upFrontOffBase(input), buying: upFrontOf(homes) },
    wait: { ...wait, onBase: waitOnBase(input) },
  });
}

/** The rule is known for Oahu and for families. */
function monthOnBase({ island = 'oahu', who }: Input, bah: number | null): Text {
  if (who === 'single') return 'Ask the housing office whether you qualify without dependents';
  if (island !== 'oahu') return 'Ask the base’s housing office how much of your BAH it takes';
  return bah === null
    ? month.onBase
    : { ...month.onBase, value: `${usd(bah)}: normally your full BAH, so none of it is left` };
}

function monthOffBase({ cents: { rent } }: Input, bah: number | null): Text {
  return rent ? `${usd(rent)} of rent${comparedWith(bah, rent)}` : month.offBase;
}

function monthOf(homes: readonly KeptHome[], bah: number | null): Text {
  const known = homes.flatMap(({ name, monthly }) => {
    if (monthly === null) return [];
    const cents = Math.ceil(monthly) * 100;
    return [`“${name}”: ${usd(cents)}${comparedWith(bah, cents)}`];
  });
  return known.length > 0
    ? `${known.join('. ')}. Costs you left blank in the cruncher come on top`
    : month.buying;
}

function comparedWith(bah: number | null, cents: number): string {
  if (bah === null) return '';
  return bah >= cents ? `: ${usd(bah - cents)} of BAH left` : `: ${usd(cents - bah)} more than BAH`;
}

function upFrontOffBase({ cents: { rent, deposit } }: Input): Text {
  if (!rent) return upFront.offBase;
  return deposit === undefined
    ? {
        ...upFront.offBase,
        value: `${usd(rent)} of rent, plus the deposit: at most ${MOST_DEPOSIT}`,
      }
    : `${usd(rent + deposit)}: the first month’s rent, and deposits of ${usd(deposit)}`;
}

function upFrontOf(homes: readonly KeptHome[]): Text {
  const known = homes.flatMap(({ name, cashToClose }) =>
    cashToClose === null ? [] : [`“${name}”: ${wholeUsd(cashToClose * 100)} to close`],
  );
  return known.length > 0
    ? `${known.join('. ')}. Costs you left blank in the cruncher come on top`
    : upFront.buying;
}

function waitOnBase({ base, island = 'oahu' }: Input): Text {
  if (island !== 'oahu') return 'Ask the base’s housing office: we have no figure for this island';
  if (!base) return wait.onBase;
  const { shortName, ...known } = bases[base];
  if (!('waitMonths' in known)) return `We have no figure for ${shortName}: ask its housing office`;
  const listed = listedWait(known.waitMonths.join('-'));
  return { ...listed, value: `${shortName}: ${listed.value}` };
}
