import { type ReactNode, useState } from 'react';
import { EXAMPLE_RATES_PERCENT } from '@/features/assumption/assumption-example';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { type SavingsByRate, savesFrom, savingsByRate } from '@/features/assumption/savings-by-rate';
import { GAP_RATE_PERCENT, GAP_RATE_TO_PERCENT } from '@/guides/gap-figures';
import { PLANNING_RATE_PERCENT } from '@/guides/va-loan-figures';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';
import { Chip } from '@/ui/chip';
import { NoScript } from '@/ui/no-script';

/** An answer for each. */
const GAP_RATES_PERCENT = [GAP_RATE_PERCENT, GAP_RATE_TO_PERCENT];

type RateQuestionProps = {
  of: AssumptionInput;
  /** What the rate leads to, below the answers. */
  children?: (ratePercent: number) => ReactNode;
};

/** From which rate of a new loan taking over pays, and what it saves or costs at the one that the reader chooses. */
export function RateQuestion({ of: input, children }: RateQuestionProps) {
  const [chosen, setChosen] = useState<number>(PLANNING_RATE_PERCENT);
  const answers = GAP_RATES_PERCENT.flatMap((gapRate) => savingsByRate(input, gapRate, [chosen]) ?? []);
  const [usual] = answers;
  return (
    <>
      {usual && (
        <p className="mb-3 font-display text-xl leading-tight font-semibold text-balance">
          {`With a ${usual.gapRatePercent}% GAP loan, you save if a new loan’s rate is ${savesFrom(usual)} or more`}
        </p>
      )}
      <NoScript of="The choice of rates">Without it, here is one:</NoScript>
      <p className="mb-2">
        Each month, compared with a new{' '}
        <strong>
          <ChangingText text={`${chosen}%`} />
        </strong>{' '}
        loan
      </p>
      <fieldset className="needs-script no-print">
        <legend className="sr-only">Choose the rate of a new loan</legend>
        <div className="mb-3 flex flex-wrap gap-2">
          {EXAMPLE_RATES_PERCENT.map((rate) => (
            <Chip key={rate} isPressed={rate === chosen} onClick={() => setChosen(rate)}>
              <span className="px-1">
                {rate}%{rate === PLANNING_RATE_PERCENT && ' average'}
              </span>
            </Chip>
          ))}
        </div>
      </fieldset>
      <ul aria-live="polite" aria-atomic="true" className="flex flex-wrap gap-2 leading-snug">
        {answers.map((answer) => (
          <Answer key={answer.gapRatePercent} of={answer} />
        ))}
      </ul>
      {children?.(chosen)}
    </>
  );
}

function Answer({ of: answer }: { of: SavingsByRate }) {
  const dollars = answer.saved[0]?.dollars ?? 0;
  const verb = dollars < 0 ? 'costs' : 'saves';
  return (
    <li className="flex flex-1 basis-[13rem] flex-wrap items-center justify-between gap-x-3 rounded-xl bg-card px-3 py-2">
      <span className="flex-1 basis-[8rem]">
        <strong className="block font-semibold">GAP loan at {answer.gapRatePercent}%</strong>{' '}
        <span className="block text-sm text-ink-soft">
          Saves if new loans are {savesFrom(answer)} or more
        </span>
      </span>{' '}
      <span className="text-right">
        <span key={verb} className="block text-sm leading-none">
          {verb}{' '}
        </span>
        <strong
          translate="no"
          className={`font-display text-2xl font-semibold ${dollars < 0 ? 'text-warn' : 'text-action'}`}
        >
          {formatUsd(Math.abs(dollars))}
        </strong>
      </span>
    </li>
  );
}
