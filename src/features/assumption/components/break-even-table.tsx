import type { BreakEven, StayOutcome } from '@/features/assumption/break-even';
import { formatStay } from '@/features/assumption/loan-format';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';
import { ComparisonTable } from './comparison-table';

export function BreakEvenLine({ breakEven, extraCost }: { breakEven: BreakEven; extraCost: number }) {
  const { month, lostAgainMonth } = breakEven;
  return (
    <p className="max-w-measure print:max-w-none print:text-[8pt] print:leading-tight">
      <strong>{`Break-even: ${month === null ? 'never' : month === 0 ? 'at closing' : `month ${month}`}.`}</strong>
      <ChangingText
        text={` ${breakEvenReason(month, Math.round(extraCost))}${
          lostAgainMonth === null
            ? ''
            : ` But from month ${lostAgainMonth} your payments so far come to more, and you fall behind again.`
        }`}
      />
    </p>
  );
}

function breakEvenReason(month: number | null, extraCost: number): string {
  const more = formatUsd(Math.abs(extraCost));
  if (month === 0) {
    return extraCost < 0 ? `Assuming costs ${more} less to close.` : 'Assuming costs no more to close.';
  }
  if (month !== null)
    return `By then, lower payments have covered the ${more} more that assuming costs to close.`;
  return extraCost > 0
    ? `Lower payments never cover the ${more} more that assuming costs to close.`
    : 'Your payments so far always come to more by assuming.';
}

export function StayTable({ stay }: { stay: StayOutcome }) {
  return (
    <div>
      <ComparisonTable
        caption={`If you stay ${formatStay(stay.months)}`}
        rowsAre="By then"
        rows={[
          {
            name: 'Paid, principal and interest',
            assumption: formatUsd(stay.assumptionPaid),
            newLoan: formatUsd(stay.newLoanPaid),
          },
          {
            name: 'Still owed',
            assumption: formatUsd(stay.assumptionOwed),
            newLoan: formatUsd(stay.newLoanOwed),
          },
        ]}
      />
      <p className="mt-2 max-w-measure print:mt-1 print:max-w-none print:text-[8pt] print:leading-tight">
        <ChangingText
          text={`By assuming, you ${saved(stay.cashSaved)} and still owe ${owed(stay.lessOwed)}. ${costsOf(stay)}`}
        />
        <BetterBy {...stay} />
      </p>
    </div>
  );
}

function saved(dollars: number): string {
  return `${dollars < 0 ? 'pay' : 'save'} ${formatUsd(Math.abs(dollars))}${dollars < 0 ? ' more' : ''} in payments`;
}

function owed(dollars: number): string {
  return `${formatUsd(Math.abs(dollars))} ${dollars < 0 ? 'more' : 'less'}`;
}

function costsOf({ extraCost }: StayOutcome): string {
  const extra = Math.round(extraCost);
  const more = `${formatUsd(Math.abs(extra))} ${extra > 0 ? 'more' : 'less'} to close`;
  return extra === 0 ? 'In all' : `Counting the ${more}`;
}

function BetterBy({ betterBy }: StayOutcome) {
  const better = Math.round(betterBy);
  if (better === 0) return <span key="same">, both ways come out about the same.</span>;
  return (
    <span key="better">
      , you are{' '}
      <strong>
        <ChangingText text={`${formatUsd(Math.abs(better))} ${better > 0 ? 'better' : 'worse'} off`} />
      </strong>
      .
    </span>
  );
}
