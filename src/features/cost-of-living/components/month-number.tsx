import { FactText } from '@/blocks/fact-text';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { costPage } from '@/features/cost-of-living/content/cost-of-living';
import { type HomeMonth, type Month, monthOf, shownHome } from '@/features/cost-of-living/month';
import { roundUsd } from '@/features/cost-of-living/month-answer';
import type { CostOfLiving } from '@/features/cost-of-living/use-month';
import { BigNumber } from '@/features/kept-form/components/big-number';
import { exampleFamily } from '@/guides/example-family';

const example = monthOf({ ...exampleFamily, cents: {} });

/** The one number, and what it is made of. */
export function MonthNumber({ form }: { form: CostOfLiving }) {
  const { label, text, about } = form.answer;
  return (
    <BigNumber
      label={label}
      text={text}
      example={roundUsd(example.inCents)}
      about={about}
      spoken={text && `${label}: ${text}. ${about}`}
    />
  );
}

/** In against out, on one scale. */
export function MonthPicture({ form: { input, month } }: { form: CostOfLiving }) {
  const isExample = month.inCents === null;
  const home = shownHome(input, month);
  const at = home && month.homes[home];
  const bars = isExample
    ? [inBar(example)]
    : [inBar(month), ...(at && at.outCents !== null ? [outBar(at, at.outCents)] : [])];
  return (
    <div data-unsearched className={isExample ? 'print:hidden' : undefined}>
      <MoneyBars title={isExample ? 'An example' : 'Your month'} bars={bars} />
      {isExample && (
        <p className="text-sm text-ink-soft">
          <FactText of={costPage.exampleIncome} />
        </p>
      )}
    </div>
  );
}

function inBar({ income, inCents }: Month): MoneyBar {
  const { pay, bas, bah, cola, otherPay } = income;
  return barOf('In', inCents ?? 0, [
    ['Basic pay, BAS', [pay, bas]],
    ['BAH', [bah]],
    ['COLA, other pay', [cola, otherPay]],
  ]);
}

function outBar({ costs }: HomeMonth, outCents: number): MoneyBar {
  const { home, power, deductions, ...others } = costs;
  return barOf('Out', outCents, [
    ['Home, power', [home, power]],
    ['Everything else', Object.values(others)],
    ['Taxes, deductions', [deductions]],
  ]);
}

function barOf(
  label: string,
  cents: number,
  pieces: readonly (readonly [label: string, amounts: readonly (number | null)[]])[],
): MoneyBar {
  return {
    label,
    text: roundUsd(cents),
    pieces: pieces.flatMap(([name, amounts]) => {
      const dollars = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) / 100;
      return dollars > 0 ? [{ label: name, dollars }] : [];
    }),
  };
}
