import { Fragment } from 'react';
import { FactText } from '@/blocks/fact-text';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { costPage, exampleCosts } from '@/features/cost-of-living/content/cost-of-living';
import { type HomeMonth, type Month, monthOf, shownHome } from '@/features/cost-of-living/month';
import { LEFT_AFTER_HOME, roundUsd } from '@/features/cost-of-living/month-answer';
import type { CostOfLiving } from '@/features/cost-of-living/use-month';
import { BigNumber } from '@/features/kept-form/components/big-number';
import { exampleFamily } from '@/guides/example-family';
import { Button } from '@/ui/button';
import { focusField } from '@/ui/field-errors';

const example = monthOf({ ...exampleFamily, cents: exampleCosts });

/** The one number, and what it is made of. */
export function MonthNumber({ form }: { form: CostOfLiving }) {
  const { label, text, about } = form.answer;
  const { inCents, isBeforeFederalTax } = form.month;
  const { hasPlan } = form.input;
  return (
    <>
      <BigNumber
        label={label}
        text={text}
        example={hasPlan ? undefined : roundUsd(example.homes.rent.leftCents)}
        about={about}
        spoken={text && `${label}: ${text}. ${about}`}
      />
      {inCents !== null && isBeforeFederalTax && (
        <div className="no-print mt-2">
          <Button variant="secondary" onClick={() => focusField(form.formRef.current, 'deductions')}>
            Take off my taxes
          </Button>
        </div>
      )}
    </>
  );
}

/** In against out, and what is left, on one scale. */
export function MonthPicture({ form: { input, month } }: { form: CostOfLiving }) {
  const isExample = month.inCents === null;
  if (isExample && input.hasPlan) return null;
  const home = shownHome(input, month);
  const at = isExample ? example.homes.rent : home && month.homes[home];
  const bars = [
    inBar(isExample ? example : month),
    ...(at ? homeBars(at, (isExample ? example : month).isBeforeFederalTax) : []),
  ];
  return (
    <div data-unsearched className={isExample ? 'print:hidden' : undefined}>
      {/* With a key, the bars of a kept month replace the example’s instead of moving them. */}
      <MoneyBars key={String(isExample)} title={isExample ? 'An example' : 'Your month'} bars={bars} />
      {isExample && (
        <p className="text-sm text-ink-soft">
          {costPage.example.map((fact) => (
            <Fragment key={fact.value}>
              <FactText of={fact} />{' '}
            </Fragment>
          ))}
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
    [cola ? 'COLA, other pay' : 'Other pay', [cola, otherPay]],
  ]);
}

/** None while the home's own cost is unknown. */
function homeBars({ costs, outCents, leftCents }: HomeMonth, isEstimate: boolean): MoneyBar[] {
  if (outCents === null || leftCents === null) return [];
  const { home, power, deductions, ...others } = costs;
  const isHomeOnly = outCents === (home ?? 0) + (power ?? 0) + (isEstimate ? (deductions ?? 0) : 0);
  const over = isHomeOnly && isEstimate ? LEFT_AFTER_HOME : 'Left';
  const left = leftCents < 0 ? 'Short' : over;
  return [
    barOf(
      'Out',
      outCents,
      isHomeOnly
        ? [
            ['Home', [home]],
            ['Power', [power]],
            ['Social Security, Medicare', [deductions]],
          ]
        : [
            ['Home, power', [home, power]],
            ['Everything else', Object.values(others)],
            [isEstimate ? 'Social Security, Medicare' : 'Taxes, deductions', [deductions]],
          ],
    ),
    barOf(left, Math.abs(leftCents), [[left, [Math.abs(leftCents)]]]),
  ];
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
