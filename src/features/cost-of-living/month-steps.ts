import { BAH_YEAR, islandNames } from '@/money/bah';
import { BAS_YEAR } from '@/money/bas';
import { BASIC_PAY_YEAR } from '@/money/basic-pay';
import { usd } from '@/money/cents';
import { COLA_BASE_INDEX } from '@/money/cola';
import { isOtherPayOnly, isSingleInBarracks } from './month';
import type { Answered } from './month-answer';

type IncomeStep = { name: string; cents: number | null; how: string };

/** Returns what comes in, line by line, each with its arithmetic. */
export function incomeSteps({ input, month }: Answered): IncomeStep[] {
  const { grade, years, dependents, island, cents } = input;
  const { income } = month;
  const otherPay = { name: 'Other pay', cents: income.otherPay, how: 'As you typed it.' };
  if (isOtherPayOnly(input)) return [otherPay];
  const service = years === 0 ? '2 years or less' : `over ${years} years`;
  const family = dependents === 0 ? 'without dependents' : 'with dependents';
  return [
    {
      name: 'Basic pay',
      cents: income.pay,
      how:
        cents.pay === undefined
          ? `${grade}, ${service}, ${BASIC_PAY_YEAR}. Taxed.`
          : 'As you typed it. Taxed.',
    },
    { name: 'BAS', cents: income.bas, how: `For the member’s food, ${BAS_YEAR}. Not taxed.` },
    {
      name: 'BAH',
      cents: income.bah,
      how: isSingleInBarracks(input)
        ? 'Not paid in the barracks without dependents.'
        : `${grade} ${family}, ${island ? islandNames[island] : ''}, ${BAH_YEAR}. Not taxed.`,
    },
    { name: 'COLA', cents: income.cola, how: colaHow({ input, month }) },
    ...(income.otherPay === null ? [] : [otherPay]),
  ];
}

function colaHow({ input, month: { pointCents } }: Answered): string {
  const { index, cents } = input;
  if (cents.colaShown !== undefined)
    return `2 × ${usd(cents.colaShown)}, as the calculator shows half a month. Not taxed.`;
  if (isSingleInBarracks(input)) return 'Lower in the barracks: type the amount that DoD’s calculator shows.';
  if (pointCents === null) return 'Type the amount that DoD’s calculator shows.';
  const point = usd(Math.round(pointCents));
  if (index === undefined)
    return `Type the index: each point above ${COLA_BASE_INDEX} is worth ${point} a month to you.`;
  const points = Math.max(0, index - COLA_BASE_INDEX);
  return `${points} ${points === 1 ? 'point' : 'points'} above ${COLA_BASE_INDEX} × ${point}. Not taxed.`;
}
