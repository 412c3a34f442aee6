import { DataTable } from '@/blocks/data-table';
import type { Table } from '@/facts/types';
import { homeWords, monthLabels, saidInMonth } from '@/features/cost-of-living/content/month-words';
import { type HomeMonth, shownHome } from '@/features/cost-of-living/month';
import { baseWords, besideNow, roundUsd } from '@/features/cost-of-living/month-answer';
import { homeChoices } from '@/features/cost-of-living/month-fields';
import { monthHash } from '@/features/cost-of-living/month-link';
import { incomeSteps } from '@/features/cost-of-living/month-steps';
import type { CostOfLiving } from '@/features/cost-of-living/use-month';
import { PrintedForm } from '@/features/kept-form/components/printed-form';
import { TakeAlong } from '@/features/kept-form/components/take-along';
import { usd } from '@/money/cents';
import { ChangingText } from '@/ui/changing-text';

const says = { labels: monthLabels, said: saidInMonth };

/** What the number is made of, the three homes, and where the family lives now. */
export function MonthDetails({ form }: { form: CostOfLiving }) {
  const { input, month, answer, texts } = form;
  if (month.inCents === null) return null;
  const home = shownHome(input, month);
  const now = home && besideNow({ input, month }, home);
  return (
    <div className="mt-8 gap-x-8 lg:col-span-full lg:grid lg:grid-cols-2 print:contents">
      <PrintedForm answer={`${answer.label}: ${answer.text}. ${answer.about}`} texts={texts} says={says} />
      <section aria-labelledby="comes-in" className="mb-6 print:text-sm">
        <h2 id="comes-in" className="mb-2 print:text-lg">
          What comes in
        </h2>
        <dl className="lined border-y border-line">
          {incomeSteps({ input, month }).map(({ name, cents, how }) => (
            <div key={name} className="py-2">
              <div className="figure-row">
                <dt className="font-semibold">{name}</dt>
                <dd className="font-semibold">
                  <ChangingText text={cents === null ? 'not counted' : usd(cents)} />
                </dd>
              </div>
              <dd className="text-sm text-ink-soft">
                <ChangingText text={how} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="three-homes" className="mb-6 break-inside-avoid print:text-sm">
        <h2 id="three-homes" className="mb-2 print:text-lg">
          Three homes
        </h2>
        <DataTable table={homesTable(form)} />
        {now && (
          <p className="mt-3 font-semibold">
            <ChangingText text={now} />
          </p>
        )}
      </section>
      <div className="lg:col-span-full">
        <TakeAlong
          path="/pcs-toolkit/cost-of-living"
          hash={() => monthHash(texts)}
          holds="your grade, island, dependents and amounts: no name or base"
        />
      </div>
    </div>
  );
}

function homesTable({ input, month: { homes, inCents } }: CostOfLiving): Table {
  const cells = (cell: (at: HomeMonth, home: (typeof homeChoices)[number]) => string) =>
    homeChoices.map((home) => cell(homes[home], home));
  const rest = ({ costs: { home, power, ...others } }: HomeMonth) =>
    Object.values(others).reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
  return {
    caption: 'A month in each',
    isNarrow: true,
    columns: ['', ...homeChoices.map((home) => homeWords[home])],
    rows: [
      ['In', ...cells(() => roundUsd(inCents))],
      [
        'Home',
        ...cells(({ costs }, home) => {
          if (costs.home !== null) return roundUsd(costs.home);
          return home === 'base' ? baseWords(input) : 'Fill it in';
        }),
      ],
      ['Power', ...cells(({ costs }) => (costs.power === null ? 'Blank' : roundUsd(costs.power)))],
      ['The rest', ...cells((at) => roundUsd(rest(at)))],
      ['Left', ...cells(({ leftCents }) => roundUsd(leftCents) || 'Not known')],
    ],
  };
}
