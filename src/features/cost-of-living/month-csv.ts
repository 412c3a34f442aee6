import { csvText } from '@/browser/csv';
import { homeWords, monthLabels } from './content/month-words';
import { costLines, type HomeMonth, homesIn, type MonthCost } from './month';
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
      costNames(line),
      ...inEach(({ costs }) => costs[line]),
      line === 'home' && input.keptHome
        ? `Buying: “${input.keptHome.name}”, kept in the Assumption Cruncher.`
        : '',
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

/** As in the form; a home on base has its own field for power. */
function costNames(line: MonthCost): string {
  if (line === 'home') return 'Home';
  return line === 'power' ? 'Power' : monthLabels[line].label.replace(' ($)', '');
}

function atLeastZero(cents: number | null, sign: 1 | -1 = 1): number | null {
  return cents === null ? null : Math.max(0, sign * cents);
}

function dollars(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2);
}
