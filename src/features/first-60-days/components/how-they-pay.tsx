import { FactText } from '@/blocks/fact-text';
import { type MoneyBar, MoneyBars } from '@/blocks/money-bars';
import { TextList } from '@/blocks/text-list';
import { EXAMPLE_RATES, firstSixtyPage } from '@/features/first-60-days/content/first-60-days';
import { TLA_ONE_PERSON_PERCENT, TLA_TWO_PEOPLE_PERCENT, tlaDay } from '@/money/tla';
import { formatUsd } from '@/money/usd';

const { rules } = firstSixtyPage;

const bars = [
  example('Two people', TLA_TWO_PEOPLE_PERCENT, false),
  example('One person', TLA_ONE_PERSON_PERCENT, false),
  example('One person, full kitchen', TLA_ONE_PERSON_PERCENT, true),
];

/** The rules behind the ledger, with an official example. */
export function HowTheyPay() {
  return (
    <>
      <MoneyBars title="TLA a day, at most: an official example, from Guam" bars={bars} />
      <p className="mb-5 max-w-measure text-sm text-ink-soft">
        <FactText of={firstSixtyPage.example} />
      </p>
      {(
        [
          ['TLA: hotel and meals', rules.hotel],
          ['DLA: the moving allowance', rules.dla],
          ['BAH: for your home', rules.bah],
          ['Pets', rules.pets],
        ] as const
      ).map(([title, texts]) => (
        <section key={title} className="mt-5">
          <h3 className="mb-2">{title}</h3>
          <TextList texts={texts} />
        </section>
      ))}
    </>
  );
}

function example(label: string, percent: number, hasKitchen: boolean): MoneyBar {
  const roomCents = EXAMPLE_RATES.lodgingCents;
  const { lodgingCents, mealsCents } = tlaDay({ percent, rates: EXAMPLE_RATES, roomCents, hasKitchen });
  const dollars = { lodging: lodgingCents / 100, meals: mealsCents / 100 };
  return {
    label,
    text: `${formatUsd(dollars.lodging + dollars.meals)} a day`,
    pieces: [
      { label: 'Lodging', dollars: dollars.lodging },
      { label: 'Meals', dollars: dollars.meals },
    ],
  };
}
