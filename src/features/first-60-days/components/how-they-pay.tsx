import type { ReactNode } from 'react';
import { DataTable } from '@/blocks/data-table';
import { Disclosure } from '@/blocks/disclosure';
import { TextList } from '@/blocks/text-list';
import type { Table, Text } from '@/facts/types';
import { firstSixtyPage } from '@/features/first-60-days/content/first-60-days';
import { usd } from '@/money/cents';
import { dlaCents } from '@/money/dla';
import { payGrades } from '@/money/pay-grades';
import { publishedRates, TLA_OLDER_AGE, tlaDay, tlaPercent } from '@/money/tla';

const { rules } = firstSixtyPage;

const OLDER = TLA_OLDER_AGE;
const YOUNGER = TLA_OLDER_AGE - 1;

/** Ages, the oldest first, and the member beside them. */
const families = [
  ['1 person', []],
  ['2 people', [OLDER]],
  [`3 people, 1 under ${OLDER}`, [OLDER, YOUNGER]],
  [`4 people, 2 under ${OLDER}`, [OLDER, YOUNGER, YOUNGER]],
  [`4 people, 1 under ${OLDER}`, [OLDER, OLDER, YOUNGER]],
  [`5 people, 3 under ${OLDER}`, [OLDER, YOUNGER, YOUNGER, YOUNGER]],
] as const;

const tlaTable: Table = {
  caption: firstSixtyPage.tlaTable,
  columns: ['In the room', 'Lodging', 'Meals'],
  rows: families.map(([name, ages]) => [name, ...tlaAmounts(ages)]),
};

const dlaTable: Table = {
  caption: firstSixtyPage.dlaTable,
  columns: ['Pay grade', 'With dependents', 'Without'],
  rows: payGrades.map((grade) => [grade, usd(dlaCents(grade, true)), usd(dlaCents(grade, false))]),
};

/** The rules behind the ledger, with this year's amounts. */
export function HowTheyPay() {
  return (
    <>
      <Rules title="TLA: hotel and meals" texts={rules.hotel}>
        <DataTable table={tlaTable} />
      </Rules>
      <Rules title="DLA: the moving allowance" texts={rules.dla}>
        <Disclosure summary="DLA of every pay grade">
          <DataTable table={dlaTable} />
        </Disclosure>
      </Rules>
      <Rules title="BAH: for your home" texts={rules.bah} />
      <Rules title="TLE: the hotel before you fly" texts={rules.beforeYouFly} />
      <Rules title="Per diem on the way" texts={rules.onTheWay} />
      <Rules title="Pets" texts={rules.pets} />
    </>
  );
}

function Rules({ title, texts, children }: { title: string; texts: readonly Text[]; children?: ReactNode }) {
  return (
    <section className="mt-5 max-w-measure first:mt-0">
      <h3 className="mb-2">{title}</h3>
      {children && <div className="mb-3">{children}</div>}
      <TextList texts={texts} />
    </section>
  );
}

/** The most for lodging a night, and for meals a day without a full kitchen. */
function tlaAmounts(dependentAges: readonly number[]): string[] {
  const rates = publishedRates.oahu;
  const percent = tlaPercent(true, dependentAges);
  if (!rates || percent === null) return ['not published', 'not published'];
  const { ceilingCents, mealsCents } = tlaDay({
    percent,
    rates,
    roomCents: Number.POSITIVE_INFINITY,
    hasKitchen: false,
  });
  return [usd(ceilingCents), usd(mealsCents)];
}
