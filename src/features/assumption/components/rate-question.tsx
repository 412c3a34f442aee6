import { type ReactNode, useState } from 'react';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { type SavingsByRate, savingsByRate } from '@/features/assumption/savings-by-rate';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';
import { Chip } from '@/ui/chip';
import { NoScript } from '@/ui/no-script';

type RateQuestionProps = {
  /** With the rate that is chosen at first. */
  of: AssumptionInput & { currentRate: number };
  /** The rates of a new loan to choose from. */
  ratesPercent: readonly number[];
  /** From the lowest, an answer for each. */
  gapRatesPercent: readonly number[];
  /** What the rate leads to, below the answers. */
  children?: (ratePercent: number) => ReactNode;
};

/** From which rate of a new loan taking over pays, and what it saves or costs at the one that the reader chooses. */
export function RateQuestion({ of: input, ratesPercent, gapRatesPercent, children }: RateQuestionProps) {
  const [chosen, setChosen] = useState(input.currentRate);
  const answers = gapRatesPercent.flatMap((gapRate) => savingsByRate(input, gapRate, [chosen]) ?? []);
  const paysAbove = answers.map(({ breakEvenPercent }) => breakEvenPercent.toFixed(1)).join('-');
  return (
    <>
      <p className="mb-4 font-display text-xl leading-tight font-semibold text-balance">
        {`Taking over pays if new loans are above about ${paysAbove}%`}
      </p>
      <NoScript of="The choice of rates">Without it, here is one:</NoScript>
      <fieldset className="needs-script no-print">
        <legend className="mb-2">Choose a rate for a new loan today</legend>
        <div className="flex flex-wrap gap-2">
          {ratesPercent.map((rate) => (
            <Chip key={rate} isPressed={rate === chosen} onClick={() => setChosen(rate)}>
              <span className="px-1 whitespace-nowrap">
                {rate}%{rate === PLANNING_RATE_PERCENT && ' average'}
              </span>
            </Chip>
          ))}
        </div>
      </fieldset>
      <div aria-live="polite" aria-atomic="true">
        <p className="mt-3 mb-2">
          Against a new loan at{' '}
          <strong>
            <ChangingText text={`${chosen}%`} />
          </strong>
        </p>
        <ul className="flex flex-wrap gap-3">
          {answers.map((answer) => (
            <Answer key={answer.gapRatePercent} of={answer} />
          ))}
        </ul>
      </div>
      {children?.(chosen)}
    </>
  );
}

function Answer({ of: { gapRatePercent, breakEvenPercent, saved } }: { of: SavingsByRate }) {
  const dollars = saved[0]?.dollars ?? 0;
  const verb = dollars < 0 ? 'costs' : 'saves';
  return (
    <li className="flex-1 basis-[8rem] rounded-xl bg-action-tint p-4 leading-snug">
      <strong className="block font-semibold">GAP loan: {gapRatePercent}%</strong>{' '}
      <span key={verb}>{verb} </span>
      <span
        translate="no"
        className={`block font-display text-3xl font-semibold ${dollars < 0 ? 'text-warn' : 'text-action'}`}
      >
        {formatUsd(Math.abs(dollars))}
      </span>{' '}
      a month
      <span className="block text-sm text-ink-soft">Pays above {breakEvenPercent.toFixed(1)}%</span>
    </li>
  );
}
