import { csvText } from '@/browser/csv';
import { PAYROLL_TAX_PERCENT } from './content/cost-figures';
import { costLines, costName, type MonthCost } from './cost-lines';
import { homeWords } from './living';
import { type HomeMonth, homesIn } from './month';
import type { Answered } from './month-answer';
import { incomeSteps } from './month-steps';

/** Returns the month in each home as CSV, in dollars with cents and without a sign; an unknown amount is empty. */
export function monthCsv({ input, month }: Answered): string {
  const homes = homesIn(input);
  const inEach = (cell: (home: HomeMonth) => number | null) =>
    homes.map((home) => dollars(cell(month.homes[home])));
  return csvText([
    ['Kind', 'Line', ...homes.map((home) => homeWords[home]), 'How'],
    ...incomeSteps({ input, month }).map(({ name, cents, how }) => [
      'Comes in',
      name,
      ...inEach(() => cents),
      how,
    ]),
    ...costLines.map((line) => [
      'Goes out',
      costName(line),
      ...inEach(({ costs }) => costs[line]),
      costHow(line, { input, month }),
    ]),
    [
      'Left each month',
      '',
      ...inEach(({ leftCents }) => atLeastZero(leftCents)),
      'Without what is empty above.',
    ],
    ['Short each month', '', ...inEach(({ leftCents }) => atLeastZero(leftCents, -1)), ''],
  ]);
}

function costHow(line: MonthCost, { input, month }: Answered): string {
  if (line === 'home' && input.keptHome)
    return `Buying: “${input.keptHome.name}”, kept in the Assumption Cruncher.`;
  return line === 'deductions' && month.isBeforeFederalTax
    ? `Social Security and Medicare, ${PAYROLL_TAX_PERCENT}% of basic pay. Federal tax comes on top.`
    : '';
}

function atLeastZero(cents: number | null, sign: 1 | -1 = 1): number | null {
  return cents === null ? null : Math.max(0, sign * cents);
}

function dollars(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2);
}
