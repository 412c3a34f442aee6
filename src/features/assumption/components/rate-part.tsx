import type { AssumptionAnalysis } from '@/features/assumption/assumption-analysis';
import { formatRate } from '@/features/assumption/loan-format';
import type { AssumptionResult } from '@/features/assumption/use-assumption-form';

export function RatePart({
  result: { input, comparison },
  rates: { blendedRatePercent, trueRatePercent },
}: {
  result: AssumptionResult;
  rates: Pick<AssumptionAnalysis, 'blendedRatePercent' | 'trueRatePercent'>;
}) {
  const lines = [
    [
      'Blended rate',
      blendedRatePercent,
      comparison.gapAmount === 0
        ? 'There is no GAP loan, so this is the rate of the seller’s loan.'
        : 'The two rates averaged by how much you borrow at each; it ignores how long you owe each loan.',
    ],
    [
      'True rate',
      trueRatePercent,
      'The rate of one single loan that would cost you the same payments, so it counts how long you owe each loan.',
    ],
    ['New loan', input.currentRate ?? 0, 'The market rate you entered.'],
  ] as const;
  return (
    <dl className="grid max-w-measure gap-3 print:max-w-none print:gap-0 print:text-[8pt] print:leading-tight">
      {lines.map(([name, rate, meaning]) => (
        <div key={name}>
          <dt className="inline font-semibold">
            {name}: <span className="text-action">{formatRate(rate)}</span>
          </dt>
          <dd className="text-ink-soft print:inline print:pl-2">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
