import { type ReactNode, useState } from 'react';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { type SavingsByRate, savingsByRate } from '@/features/assumption/savings-by-rate';
import { formatUsd } from '@/money/usd';
import { ChangingText } from '@/ui/changing-text';
import { Chip } from '@/ui/chip';
import { NoScript } from '@/ui/no-script';

type RateQuestionProps = {
  /** With the rate that is chosen at first. */
  of: AssumptionInput & { currentRate: number };
  /** The rates of a new loan to choose from. */
  ratesPercent: readonly number[];
  /** An answer for each. */
  gapRatesPercent: readonly number[];
  /** What the rates are, below them. */
  note: ReactNode;
  /** What the rate leads to, below the answers. */
  children: (ratePercent: number) => ReactNode;
};

/** The rate of a new loan, which the reader chooses, and what taking over saves or costs against it. */
export function RateQuestion({
  of: input,
  ratesPercent,
  gapRatesPercent,
  note,
  children,
}: RateQuestionProps) {
  const [chosen, setChosen] = useState(input.currentRate);
  return (
    <>
      <NoScript of="The choice of rates">Without it, here is one:</NoScript>
      <fieldset className="needs-script no-print">
        <legend className="mb-2">Choose a rate for a new loan today</legend>
        <div className="grid grid-cols-2 gap-2 xs:grid-cols-4">
          {ratesPercent.map((rate) => (
            <Chip key={rate} isPressed={rate === chosen} onClick={() => setChosen(rate)}>
              <span className="-mx-2 xs:whitespace-nowrap">{rate}%</span>
            </Chip>
          ))}
        </div>
      </fieldset>
      <p className="mt-2 text-sm">{note}</p>
      <div aria-live="polite" aria-atomic="true">
        <p className="mt-4 mb-2">
          Against a new loan at{' '}
          <strong>
            <ChangingText text={`${chosen}%`} />
          </strong>
        </p>
        <ul className="flex flex-wrap gap-3">
          {gapRatesPercent
            .flatMap((gapRate) => savingsByRate(input, gapRate, [chosen]) ?? [])
            .map((answer) => (
              <Answer key={answer.gapRatePercent} of={answer} />
            ))}
        </ul>
      </div>
      {children(chosen)}
    </>
  );
}

function Answer({ of: { gapRatePercent, breakEvenPercent, saved } }: { of: SavingsByRate }) {
  const dollars = saved[0]?.dollars ?? 0;
  const verb = dollars < 0 ? 'costs' : 'saves';
  return (
    <li className="flex-1 basis-[8rem] rounded-xl bg-card p-4 leading-snug">
      <strong className="block font-semibold">GAP loan: {gapRatePercent}%</strong>{' '}
      <span key={verb}>{verb} </span>
      <span
        translate="no"
        className={`block font-display text-3xl font-semibold ${dollars < 0 ? 'text-warn' : 'text-action'}`}
      >
        {formatUsd(Math.abs(dollars))}
      </span>{' '}
      a month
      <span className="block text-sm text-ink-soft">Saves above {breakEvenPercent.toFixed(1)}%</span>
    </li>
  );
}
