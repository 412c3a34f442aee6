import { FactText } from '@/blocks/fact-text';
import { MoneyBars } from '@/blocks/money-bars';
import { OUR_EXAMPLE } from '@/features/assumption/assumption-example';
import { priceBars } from '@/features/assumption/payment-bars';
import { surveyedRate } from '@/guides/rate-survey';
import { RateQuestion } from './rate-question';

/** When our example saves money, and its loans. */
export function ExampleSavings() {
  const { assumptionRate, assumedLoanTerm, gapTerm } = OUR_EXAMPLE;
  return (
    <div>
      <RateQuestion of={OUR_EXAMPLE} />
      <MoneyBars title="Our example" bars={priceBars(OUR_EXAMPLE, 'The home')} />
      <p className="-mt-2 text-sm">
        {`The seller’s loan: ${assumptionRate}%, ${assumedLoanTerm} years left. The GAP loan: ${gapTerm} years. `}
        <FactText of={surveyedRate} />
      </p>
    </div>
  );
}
