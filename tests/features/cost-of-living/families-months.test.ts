import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { homeChoices } from '@/features/cost-of-living/living';
import { type Month, monthOf } from '@/features/cost-of-living/month';
import { besideNow, monthAnswer } from '@/features/cost-of-living/month-answer';
import { monthFields } from '@/features/cost-of-living/month-fields';
import { type MonthTexts, monthForm } from '@/features/cost-of-living/month-form';
import type { MonthRates } from '@/features/cost-of-living/month-rates';
import { readMonth } from '@/features/cost-of-living/read-month';
import type { Field } from '@/features/kept-form/fields';
import { colaCents } from '@/money/cola';

const answer = (typed: Partial<MonthTexts>, rates?: MonthRates) => {
  const { input, problems } = readMonth({ ...monthForm.blank, ...typed });
  const month = monthOf(input, rates);
  return { input, problems, month, says: monthAnswer({ input, month }) };
};

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

const bills = { food: '1200', car: '600', phone: '200', deductions: '500' };
const sergeant = { grade: 'E-5', years: '4', dependents: '3', place: 'schofield' };

/** What DoD paid in 2026, in dollars: the families below keep it, whatever this year's tables say. */
const paid = (pay: number | null, bas: number, bah: number, spentInAYear: number | null): MonthRates => ({
  pay: pay === null ? null : Math.round(pay * 100),
  bas: Math.round(bas * 100),
  bah: bah * 100,
  point: spentInAYear === null ? null : spentInAYear / 12,
});
const sergeantPaid = paid(3946.8, 476.95, 3663, 42_105);

type Expected = {
  cola: number | null;
  in: number | null;
  left: [number | null, number | null, number | null];
};

// Each worked by hand. `left`: on base, off base, buying.
test.each<[string, Partial<MonthTexts>, MonthRates, Expected]>([
  [
    'E-5 over 4, spouse and two children, index 120: 3,946.80 + 476.95 + 3,663 + 20 × 35.0875',
    { ...sergeant, ...bills, index: '120', rent: '3200', power: '300', payment: '4100', basePower: '0' },
    sergeantPaid,
    { cola: 701.75, in: 8788.5, left: [2625.5, 2788.5, 1888.5] },
  ],
  [
    'E-4 over 4, a spouse, index 108: 8 × 30.795833',
    { grade: 'E-4', years: '4', dependents: '1', place: 'kaneohe', index: '108', rent: '2600' },
    paid(3658.5, 476.95, 3333, 36_955),
    { cola: 246.37, in: 7714.82, left: [4381.82, 5114.82, null] },
  ],
  [
    'E-6 over 8, two dependents, index 112: 12 × 35.416667',
    { grade: 'E-6', years: '8', dependents: '2', place: 'oahu', index: '112', payment: '4500' },
    paid(4612.8, 476.95, 3912, 42_500),
    { cola: 425, in: 9426.75, left: [5514.75, null, 4926.75] },
  ],
  [
    'O-3 over 6, three dependents, index 120: 20 × 44.0125',
    {
      grade: 'O-3',
      years: '6',
      dependents: '3',
      place: 'shafter',
      index: '120',
      rent: '4600',
      deductions: '1900',
    },
    paid(7737, 328.48, 4428, 52_815),
    { cola: 880.25, in: 13_373.73, left: [7045.73, 6873.73, null] },
  ],
  [
    'E-3 over 2, alone, index 120: 20 × 26.40; what a home on base takes is the housing office’s to say',
    { grade: 'E-3', years: '2', dependents: '0', place: 'pearl-harbor-hickam', index: '120', rent: '2000' },
    paid(3015, 476.95, 2598, 31_680),
    { cola: 528, in: 6617.95, left: [null, 4617.95, null] },
  ],
  [
    'W-2 over 14, four dependents, Kauai, index 110: 10 × 43.083333',
    { grade: 'W-2', years: '14', dependents: '4', place: 'kauai', index: '110', rent: '3900' },
    paid(6787.5, 328.48, 4476, 51_700),
    { cola: 430.83, in: 12_022.81, left: [null, 8122.81, null] },
  ],
  [
    'E-7 over 12 on Maui, the calculator shows $300 a payday: $600 a month, whatever the index says',
    {
      grade: 'E-7',
      years: '12',
      dependents: '2',
      place: 'maui',
      colaShown: '300',
      index: '150',
      rent: '4000',
    },
    paid(5591.7, 476.95, 5067, 44_800),
    { cola: 600, in: 11_735.65, left: [null, 7735.65, null] },
  ],
  [
    'O-1E over 6 on the Big Island, COLA left blank, a spouse’s pay',
    { grade: 'O-1E', years: '6', dependents: '1', place: 'hawaii', otherPay: '2100.50', rent: '2800' },
    paid(5576.7, 328.48, 3879, 42_560),
    { cola: null, in: 11_884.68, left: [null, 9084.68, null] },
  ],
  [
    'E-8 over 6, which the table doesn’t have, with the pay from the LES',
    { grade: 'E-8', years: '6', dependents: '2', place: 'oahu', pay: '6000', index: '120', rent: '4302' },
    paid(null, 476.95, 4302, null),
    { cola: null, in: 10_778.95, left: [6476.95, 6476.95, null] },
  ],
  [
    'O-6 over 26, five dependents, index 120: 20 × 65.645833; more goes out than comes in',
    { grade: 'O-6', years: '26', dependents: '5', place: 'oahu', index: '120', rent: '9000', rest: '20000' },
    paid(15_188.7, 328.48, 5001, 78_775),
    { cola: 1312.92, in: 21_831.1, left: [-3169.9, -7168.9, null] },
  ],
])('%s', (_, typed, rates, expected) => {
  const { problems, month } = answer({ deductions: '0', ...typed }, rates);
  expect(problems).toEqual({});
  expect({
    cola: dollars(month.income.cola),
    in: dollars(month.inCents),
    left: homeChoices.map((home) => dollars(month.homes[home].leftCents)),
  }).toEqual(expected);
});

describe('an official example', () => {
  // A Navy office, May 2015: E-6, ten years, three dependents on Oahu. DoD's calculator showed $492 at an index of 132 and
  // $369 at 124.
  test.each([
    ['492', 32],
    ['369', 24],
  ])('the calculator’s $%s a payday is $30.75 a month for each of %i points', (shown, points) => {
    expect(answer({ colaShown: shown }).month.income.cola).toBe(points * 30_75);
  });

  // U.S. Pacific Command, July 2017: Oahu falls from 124 to 120. A point is about $30 a month to an E-6, and $40 to an O-3,
  // each with ten years and three dependents.
  test.each([
    ['E-6', 30_00, 120_00],
    ['O-3', 40_00, 160_00],
  ])('four points fewer cost this %s that many points’ worth a month', (grade, point, less) => {
    const at = (index: string) =>
      answer({ grade, index }, { ...paid(4000, 400, 2500, null), point }).month.income.cola ?? 0;
    expect(at('124') - at('120')).toBe(less);
  });

  // Stars and Stripes, from DoD's committee: near Misawa the same E-6's COLA goes from $16.15 to $17.94 a day. DoD
  // rounds the day and pays 30 a month, so a month is within 15 cents.
  test.each([
    [118, 16_15],
    [120, 17_94],
  ])('at an index of %i, thirty days are a month', (index, dayCents) => {
    const pointCents = (17_94 / 20) * 30;
    expect(Math.abs(colaCents(pointCents, index) - dayCents * 30)).toBeLessThanOrEqual(15);
  });
});

describe('what is missing', () => {
  test('is named until there is an answer', () => {
    const { month, says } = answer({ grade: 'E-5', dependents: '3' });
    expect([month.inCents, month.inNeeds]).toEqual([null, ['years', 'place']]);
    expect(says.about).toMatch(/fill in years of service and duty station\.$/);
  });

  test('is asked for from the LES where the table has no pay', () => {
    const { month, says } = answer({ grade: 'E-8', years: '6', dependents: '2', place: 'oahu' });
    expect(month.inNeeds).toEqual(['pay']);
    expect(says.about).toMatch(
      /^The \d{4} table has no E-8 with so few years: type the basic pay from your LES\.$/,
    );
  });

  test('is not counted, and the answer says so', () => {
    expect(answer({ ...sergeant, home: 'rent', rent: '3200' }, sergeantPaid).says).toEqual({
      label: 'Left each month, before federal tax',
      text: '$4,585',
      about:
        'Off base: $8,087 in, $3,502 out, $302 of it Social Security and Medicare. Left blank, so not counted: COLA index, power off base, food, car, child care, phone and internet and everything else.',
    });
  });
});

describe('a room in the barracks', () => {
  const soldier = { grade: 'E-4', years: '3', place: 'schofield', home: 'barracks', index: '112' };
  const soldierPaid = paid(3482.4, 476.95, 2598, 31_680);

  test('brings a member without dependents no BAH, and less COLA than the index gives', () => {
    const { month, says } = answer({ ...soldier, dependents: '0', car: '500' }, soldierPaid);
    expect(month.income).toMatchObject({ bah: 0, cola: null });
    expect(says).toEqual({
      label: 'Left each month, before federal tax',
      text: '$3,193',
      about:
        'In the barracks: $3,959 in, $766 out, $266 of it Social Security and Medicare. Before COLA, which is lower there. Left blank, so not counted: food, child care, phone and internet and everything else.',
    });
  });

  test('counts the COLA that the calculator shows for it', () => {
    const { month } = answer({ ...soldier, dependents: '0', colaShown: '70' }, soldierPaid);
    expect(dollars(month.inCents)).toBe(3482.4 + 476.95 + 140);
  });

  test('leaves a member whose family lives elsewhere the BAH', () => {
    expect(answer({ ...soldier, dependents: '2' }, soldierPaid).month.income.bah).toBe(2598_00);
  });
});

test('a month that falls short says so, without a minus sign', () => {
  expect(answer({ ...sergeant, rent: '9000' }, sergeantPaid).says).toMatchObject({
    label: 'Short each month, before federal tax',
    text: '$1,215',
  });
});

test('typed deductions take the place of Social Security and Medicare, and federal tax is off', () => {
  const { says, month } = answer({ ...sergeant, rent: '3200', deductions: '700' }, sergeantPaid);
  expect(says).toMatchObject({ label: 'Left each month, after taxes', text: '$4,187' });
  expect(says.about).toMatch(/^Off base: \$8,087 in, \$3,900 out\./);
  expect(month.homes.rent.costs.deductions).toBe(700_00);
});

test('Social Security and Medicare take 7.65% of the basic pay that is typed, too', () => {
  const { month } = answer({ ...sergeant, rent: '3200', pay: '4000' }, sergeantPaid);
  expect(month.homes.rent.costs.deductions).toBe(306_00);
});

test('the home that is asked about is the one the number is about', () => {
  const typed = { ...sergeant, ...bills, rent: '3200', power: '300', basePower: '0' };
  expect(answer({ ...typed, home: 'base' }, sergeantPaid).says.about).toMatch(
    /^On base: \$8,087 in, \$6,163 out\./,
  );
  expect(answer({ ...typed, home: 'buy' }).says).toMatchObject({ label: 'Comes in each month' });
});

test.each([
  ['1000', 'Where you live now: $1,000 left. Off base, $3,887 more.'],
  ['6000', 'Where you live now: $6,000 left. Off base, $1,113 less.'],
  ['4886.75', 'Where you live now: $4,887 left. Off base, the same.'],
])('beside $%s that is left now', (left, words) => {
  expect(
    besideNow(answer({ ...sergeant, rent: '3200', nowIn: left, nowOut: '0' }, sergeantPaid), 'rent'),
  ).toBe(words);
});

describe('for a thousand families', () => {
  const amount = fc.oneof(
    fc.constant(''),
    fc.integer({ min: 0, max: 5_000_000 }).map((cents) => (cents / 100).toFixed(2)),
  );
  const index = fc.option(fc.integer({ min: 50, max: 250 }).map(String), { nil: '' });
  const anyAnswer = (field: Field) => {
    if (field.kind === 'choice') return fc.constantFrom('', ...field.choices.map(([value]) => value));
    return field.kind === 'dollars' ? amount : index;
  };
  const anyMonth = fc
    .record(Object.fromEntries(Object.entries(monthFields).map(([name, field]) => [name, anyAnswer(field)])))
    .map((typed) => ({ ...monthForm.blank, ...typed }));

  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  const allCents = ({ income, homes, inCents, nowLeftCents }: Month) => [
    ...Object.values(income),
    ...Object.values(homes).flatMap(({ costs, outCents, leftCents }) => [
      ...Object.values(costs),
      outCents,
      leftCents,
    ]),
    inCents,
    nowLeftCents,
  ];

  test('amounts are whole cents or unknown, never −0, and sums add up', () => {
    fc.assert(
      fc.property(anyMonth, (typed) => {
        const { problems, month, says } = answer(typed);
        expect(problems).toEqual({});
        for (const cents of allCents(month))
          expect(cents === null || (Number.isSafeInteger(cents) && !Object.is(cents, -0))).toBe(true);
        expect(`${says.label} ${says.text} ${says.about}`).not.toMatch(/NaN|Infinity|undefined|-\$|\$-/);
        const { income, inCents } = month;
        if (inCents !== null) expect(inCents).toBe(sum(Object.values(income)));
        for (const { costs, outCents, leftCents } of Object.values(month.homes)) {
          expect(outCents).toBe(costs.home === null ? null : sum(Object.values(costs)));
          expect(leftCents).toBe(inCents === null || outCents === null ? null : inCents - outCents);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('another point never pays less, nor does another dependent', () => {
    fc.assert(
      fc.property(anyMonth, (typed) => {
        const cola = (change: Partial<MonthTexts>) =>
          answer({ ...typed, colaShown: '', ...change }).month.income.cola ?? 0;
        expect(cola({ index: '121' })).toBeGreaterThanOrEqual(cola({ index: '120' }));
        expect(cola({ index: '120', dependents: '4' })).toBeGreaterThanOrEqual(
          cola({ index: '120', dependents: '3' }),
        );
        expect(cola({ index: '100' })).toBe(0);
      }),
    );
  });
});
