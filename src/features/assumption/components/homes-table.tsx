import { DataTable } from '@/blocks/data-table';
import { USUAL_TOUR_MONTHS } from '@/features/assumption/analysis-input';
import { compareHomes, type HomeFigure, type HomesRow } from '@/features/assumption/compare-homes';
import type { Homes } from '@/features/assumption/homes';
import { formatRate, formatStay } from '@/features/assumption/loan-format';
import { formatUsd } from '@/money/usd';

/** All homes as assumptions, side by side; the best value in each row is marked in words. */
export function HomesTable({ all }: { all: Homes }) {
  const { homes, bah } = all;
  const stay = formatStay(all.stayMonths ?? USUAL_TOUR_MONTHS);
  const names: Record<HomesRow['figure'], string> = {
    extras: 'HOA fee, property tax and insurance a month',
    monthly: 'Each month, with those',
    leftOfBah: `Left of your BAH or budget, ${formatUsd(bah)}`,
    saved: 'Saved each month against a new loan',
    cashToClose: 'Cash you bring to closing',
    breakEven: 'Break-even',
    stay: `How far ahead you are after ${stay}`,
    trueRate: 'True rate',
    interest: 'Interest until all is repaid',
  };
  const rows = compareHomes(all).map(({ figure, values, best }) => [
    names[figure],
    ...values.map((value, at) => `${figureText(figure, value)}${best[at] ? ' (best)' : ''}`),
  ]);
  const prices = homes.map(({ input }) => formatUsd(input.purchasePrice) || 'none');
  return (
    <div
      data-printed-small
      className="print:text-[8pt] print:leading-tight print:[&_caption]:p-0 print:[&_section]:rounded-none print:[&_section]:border-0 print:[&_td]:py-px print:[&_th]:py-px"
    >
      <DataTable
        table={{
          caption: 'If you assume the seller’s loan',
          columns: ['What', ...homes.map(({ name }) => name)],
          rows: [['Price', ...prices], ...rows],
        }}
      />
    </div>
  );
}

function figureText(figure: HomesRow['figure'], value: HomeFigure): string {
  if (value === null) return 'no figure';
  if (value === 'never') return 'never';
  if (figure === 'breakEven') return value === 0 ? 'at closing' : `month ${value}`;
  if (figure === 'trueRate') return formatRate(value);
  const dollars = formatUsd(Math.abs(value));
  const isBehind = Math.round(value) < 0;
  if (figure === 'leftOfBah') return `${dollars} ${isBehind ? 'short' : 'left'}`;
  if (figure === 'saved') return isBehind ? `costs ${dollars} more` : dollars;
  if (figure === 'stay') return isBehind ? `${dollars} behind` : dollars;
  return dollars;
}
