import { DataTable } from '@/blocks/data-table';
import { saveFile } from '@/blocks/save-file';
import type { Table } from '@/facts/types';
import { costLines, costName } from '@/features/cost-of-living/cost-lines';
import { firstSixtyOf } from '@/features/cost-of-living/first-sixty-of';
import { homeWords, type LivingChoice } from '@/features/cost-of-living/living';
import { type HomeMonth, homesIn, type MonthInput, shownHome } from '@/features/cost-of-living/month';
import { baseWords, besideNow, keptHomeWords, roundUsd } from '@/features/cost-of-living/month-answer';
import { monthCsv } from '@/features/cost-of-living/month-csv';
import { monthForm } from '@/features/cost-of-living/month-form';
import { incomeSteps } from '@/features/cost-of-living/month-steps';
import type { CostOfLiving } from '@/features/cost-of-living/use-month';
import { PrintedForm } from '@/features/kept-form/components/printed-form';
import { TakeAlong } from '@/features/kept-form/components/take-along';
import { usd } from '@/money/cents';
import { Button } from '@/ui/button';
import { ChangingText } from '@/ui/changing-text';
import { Link } from '@/ui/link';

/** What the number is made of, the three homes, and where the family lives now. */
export function MonthDetails({ form }: { form: CostOfLiving }) {
  const { input, month, answer, texts } = form;
  if (month.inCents === null) return null;
  const isCompared = homesIn(input).length > 1;
  const home = shownHome(input, month);
  const table = homesTable(form);
  const now = home && besideNow({ input, month }, home);
  return (
    <div className="mt-8 gap-x-8 lg:col-span-full lg:grid lg:grid-cols-2 print:contents">
      <PrintedForm
        answer={`${answer.label}: ${answer.text}. ${answer.about}`}
        texts={texts}
        fields={monthForm.fields}
      />
      <section aria-labelledby="comes-in" className="mb-6 print:mt-5 print:text-sm">
        <h2 id="comes-in" className="mb-2 print:text-lg">
          What comes in
        </h2>
        <dl className="lined border-y border-line">
          {incomeSteps({ input, month }).map(({ name, cents, how }) => (
            <div key={name} className="figure-row py-2">
              <dt className="font-semibold">{name}</dt>
              <dd className="font-semibold">
                <ChangingText text={cents === null ? 'not counted' : usd(cents)} />
              </dd>
              <dd className="basis-full text-sm text-ink-soft">
                <ChangingText text={how} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="three-homes" className="mb-6 break-inside-avoid print:text-sm">
        <h2 id="three-homes" className="mb-2 print:text-lg">
          {homesTitle(input)}
        </h2>
        <DataTable key={table.rows.map(([line]) => line).join()} table={table} />
        {isCompared && <BuyingNote keptHome={input.keptHome} />}
        <p className="no-print text-sm text-ink-soft">
          What the first weeks take before the first pay, with these numbers:{' '}
          <Link to="/calculators/first-60-days" state={{ firstSixty: firstSixtyOf(texts) }} className="link">
            First 60 Days
          </Link>
        </p>
        {now && (
          <p className="mt-3 font-semibold">
            <ChangingText text={now} />
          </p>
        )}
      </section>
      <div className="lg:col-span-full">
        <TakeAlong
          path="/pcs-toolkit/cost-of-living"
          hash={() => monthForm.hash(texts, form.problems)}
          holds="your grade, island, dependents and amounts: no name or base"
        >
          <Button
            variant="secondary"
            onClick={() => saveFile('month-in-hawaii.csv', 'text/csv', monthCsv({ input, month }))}
          >
            Save as CSV
          </Button>
        </TakeAlong>
      </div>
    </div>
  );
}

/** Which home the payment is of, or what works one out. */
function BuyingNote({ keptHome }: Pick<MonthInput, 'keptHome'>) {
  return (
    <p className={`mt-3 text-sm text-ink-soft ${keptHome ? '' : 'no-print'}`}>
      <span>
        <ChangingText text={keptHome ? keptHomeWords(keptHome) : 'To work out a loan payment:'} />
      </span>{' '}
      <Link to="/calculators/assumption-cruncher" className="link">
        Assumption Cruncher
      </Link>
    </p>
  );
}

function homesTitle(input: MonthInput): string {
  const { length } = homesIn(input);
  if (length === 1) return homeWords.barracks;
  return length === 2 ? 'Two homes' : 'Three homes';
}

function leftWords({ leftCents }: HomeMonth): string {
  if (leftCents === null) return 'Not known';
  return leftCents < 0 ? `Short ${roundUsd(-leftCents)}` : roundUsd(leftCents);
}

function homesTable({ input, month: { homes, inCents, isBeforeFederalTax } }: CostOfLiving): Table {
  const compared = homesIn(input);
  const cells = (cell: (at: HomeMonth, home: LivingChoice) => string) =>
    compared.map((home) => cell(homes[home], home));
  const others = costLines.filter(
    (line) => line !== 'home' && line !== 'power' && compared.some((home) => homes[home].costs[line]),
  );
  const rows = [
    ['In', ...cells(() => roundUsd(inCents))],
    [
      'Home',
      ...cells(({ costs }, home) => {
        if (costs.home !== null) return roundUsd(costs.home);
        return home === 'base' ? baseWords(input) : 'Fill it in';
      }),
    ],
    ['Power', ...cells(({ costs }) => (costs.power === null ? 'Blank' : roundUsd(costs.power)))],
    ...others.map((line) => [
      isBeforeFederalTax && line === 'deductions' ? 'Social Security, Medicare' : costName(line),
      ...cells(({ costs }) => roundUsd(costs[line])),
    ]),
    ['Left', ...cells(leftWords)],
  ];
  return {
    caption: compared.length > 1 ? 'A month in each' : 'What is left',
    isNarrow: true,
    hasLongAmounts: true,
    columns: ['Month', ...compared.map((home) => homeWords[home])],
    rows,
  };
}
