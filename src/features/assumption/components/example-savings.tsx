import { FactText } from '@/blocks/fact-text';
import { MoneyBars } from '@/blocks/money-bars';
import { OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { priceBars } from '@/features/assumption/payment-bars';
import { GAP_RATE_PERCENT } from '@/guides/gap-figures';
import { surveyedRate } from '@/guides/rate-survey';
import { RateLine } from './rate-line';

/** When our example saves money, and its loans. */
export function ExampleSavings() {
  const { assumptionRate, assumedLoanTerm, gapRate, gapTerm } = OUR_EXAMPLE;
  return (
    <div>
      <RateLine of={OUR_EXAMPLE} gapRatePercent={GAP_RATE_PERCENT} />
      <MoneyBars title="Our example" bars={priceBars(OUR_EXAMPLE, 'The home')} />
      <p className="-mt-2 text-sm">
        {`The seller’s loan: ${assumptionRate}%, ${assumedLoanTerm} years left. The GAP loan: ${gapRate}%, ${gapTerm} years. `}
        <FactText of={surveyedRate} />
      </p>
    </div>
  );
}
