import type { RefObject } from 'react';
import { assumptionCostOverTime } from '@/features/assumption/assumption-cost';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { formatMonthRange } from '@/features/assumption/loan-format';
import { type PriceAtPayment, priceAtPayment } from '@/features/assumption/price-at-payment';
import { MAX_DOLLARS } from '@/money/limits';
import { formatUsd } from '@/money/usd';
import { Button } from '@/ui/button';
import { ChangingText } from '@/ui/changing-text';
import { ComparisonTable } from './comparison-table';

type BahAnswerProps = {
  input: AssumptionInput;
  price: number;
  bah: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onTry: (price: number) => void;
  onUse: (price: number) => void;
};

/** The monthly totals at a price, each compared with the BAH, and the prices whose payment equals the BAH. */
export function BahAnswer({ input, price, bah, headingRef, onTry, onUse }: BahAnswerProps) {
  const cost = assumptionCostOverTime({ ...input, purchasePrice: price });
  const prices = priceAtPayment(input, bah);
  const isOwnPrice = price === input.purchasePrice;
  return (
    <div className="mt-6 apart-4 print:mt-0 print:apart-1">
      <h3 ref={headingRef} tabIndex={-1} className="print:hidden">
        Your payment, and what’s left
      </h3>
      {cost ? (
        <ComparisonTable
          caption={`Paid each month at a price of ${formatUsd(price)}, and what’s left of ${formatUsd(bah)}`}
          rowsAre="Months"
          rows={cost.ranges.map(({ fromMonth, toMonth, assumption, newLoan }) => ({
            name: formatMonthRange(fromMonth, toMonth),
            assumption: ofBah(assumption, bah),
            newLoan: ofBah(newLoan, bah),
          }))}
        />
      ) : (
        <p role="alert" className="max-w-measure">
          <ChangingText
            text={`There is no result at a price of ${formatUsd(price)}: that needs a GAP loan. Fill in the GAP rate and term above.`}
          />
        </p>
      )}
      {!isOwnPrice && cost && (
        <Button variant="secondary" onClick={() => onUse(price)}>
          <ChangingText text={`Use ${formatUsd(price)} as the purchase price`} />
        </Button>
      )}
      <Prices prices={prices} bah={bah} shown={price} onTry={onTry} />
    </div>
  );
}

function ofBah(total: number, bah: number): string {
  const left = Math.round(bah - total);
  return `${formatUsd(total)}: ${formatUsd(Math.abs(left))} ${left < 0 ? 'short' : 'left'}`;
}

const noPrice = {
  none: 'none. The rest of the payment already uses it up',
  beyond: `above ${formatUsd(MAX_DOLLARS)}`,
};

const ways = [
  ['assumption', 'Assuming'],
  ['newLoan', 'New loan'],
] as const;

function Prices({
  prices,
  bah,
  shown,
  onTry,
}: {
  prices: PriceAtPayment;
  bah: number;
  shown: number;
  onTry: (price: number) => void;
}) {
  return (
    <div className="print:text-[8pt] print:leading-tight">
      <h4 className="font-semibold">
        <ChangingText text={`The price that keeps the payment at ${formatUsd(bah)}`} />
      </h4>
      <ul>
        {ways.map(([way, name]) => {
          const price = prices[way];
          return (
            <li key={way} className="flex flex-wrap items-center gap-x-3 py-1 print:py-0">
              <ChangingText
                text={`${name}: ${typeof price === 'number' ? formatUsd(price) : noPrice[price]}`}
              />
              {typeof price === 'number' && price !== shown && (
                <Button variant="secondary" onClick={() => onTry(price)}>
                  Try it
                  <span className="sr-only">{`: ${formatUsd(price)}`}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="max-w-measure text-sm text-ink-soft print:hidden">
        This keeps your down payment, the seller’s balance, rates, terms and monthly costs.
      </p>
    </div>
  );
}
