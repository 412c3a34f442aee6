import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cashFlow } from '@/features/first-60-days/cash-flow';
import { example } from '@/features/first-60-days/content/first-60-days';
import { exampleFlow } from '@/features/first-60-days/example';
import { type FirstSixtyTexts as FormTexts, firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import { ledgerOf } from '@/features/first-60-days/ledger';
import { readForm } from '@/features/first-60-days/read-form';
import { workOut } from '@/features/first-60-days/work-out';
import { exampleFamily } from '@/guides/example-family';
import { BAH_YEAR, bahDollars } from '@/money/bah';
import { dlaCents } from '@/money/dla';
import { formatUsd } from '@/money/usd';

// Oahu's rates when these were worked out: next year's table changes none of them.
const rates = { lodgingRate: '202', mealsRate: '163' };

const answer = (typed: Partial<FormTexts>) => {
  const ownRates = typed.place === 'kauai' ? {} : rates;
  const { input, problems } = readForm({ ...firstSixtyForm.blank, ...ownRates, ...typed });
  const worked = workOut(input);
  return { input, problems, worked, flow: cashFlow(input, worked), ledger: ledgerOf(input, worked) };
};

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);

const andersen = { lodgingRate: '116', mealsRate: '70', room: '120', nights: '10', kitchen: 'no' };
const navy = { lodgingRate: '76', mealsRate: '74', room: '138', nights: '10', kitchen: 'yes' };
const issue = {
  who: 'family',
  ages: '34, 12, 11',
  place: 'schofield',
  kitchen: 'no',
  room: '199',
  nights: '30',
};
const short = { who: 'family', ages: '34', place: 'kaneohe', kitchen: 'no', room: '180', nights: '10' };

it('shows the family that the cost of living shows until there is an answer, to the first money back', () => {
  const { roomCents, foodCents, nights, waitDays } = example;
  const { input, worked, flow } = answer({
    who: 'family',
    place: exampleFamily.island,
    ages: exampleFamily.dependentAges.join(', '),
    nights: String(nights),
    wait: String(waitDays),
    room: String(roomCents / 100),
    food: String(foodCents / 100),
    kitchen: 'no',
    lodgingRate: String(example.rates.lodgingCents / 100),
    mealsRate: String(example.rates.mealsCents / 100),
  });
  expect(input.dependentAges).toHaveLength(exampleFamily.dependents);
  expect(worked.percent).toBe(150);
  expect(worked.day?.lodgingCents).toBe(roomCents);
  expect(exampleFlow).toEqual(flow);
  expect(exampleFlow.neededCents).toBe(17 * (roomCents + foodCents));
});

type Expected = {
  percent: number | null;
  day: [lodging: number, meals: number] | null;
  tla: number | null;
  needed: number;
};

// Each worked by hand. The first four are the official examples, at their own rates, for ten nights: ten nights of
// lodging and nine days of meals.
test.each<[string, Partial<FormTexts>, Expected]>([
  [
    'Andersen AFB: one person',
    { ...andersen, who: 'single' },
    { percent: 65, day: [75.4, 45.5], tla: 1163.5, needed: 1200 },
  ],
  [
    'Andersen AFB: with a kitchen',
    { ...andersen, who: 'single', kitchen: 'yes' },
    { percent: 65, day: [75.4, 22.75], tla: 958.75, needed: 1200 },
  ],
  [
    'Andersen AFB: two people',
    { ...andersen, who: 'family', ages: '30' },
    { percent: 100, day: [116, 70], tla: 1790, needed: 1200 },
  ],
  [
    'Navy manual: four people',
    { ...navy, who: 'family', ages: '34 9 4' },
    { percent: 150, day: [114, 55.5], tla: 1639.5, needed: 1380 },
  ],
  [
    'a teenager, a month, seven days to wait',
    { ...issue, food: '110', wait: '7' },
    { percent: 160, day: [199, 260.8], tla: 13_533.2, needed: 5253 },
  ],
  [
    'the same with DLA before the move',
    { ...issue, food: '110', wait: '7', grade: 'E-5', dla: 'before' },
    { percent: 160, day: [199, 260.8], tla: 13_533.2, needed: (5253_00 - dlaCents('E-5', true)) / 100 },
  ],
  [
    'a member whose dependents come later',
    { who: 'member-first', place: 'oahu', nights: '12', room: '150', kitchen: 'no' },
    { percent: 65, day: [131.3, 105.95], tla: 2741.05, needed: 1500 },
  ],
  [
    'dependents first, half cents dropped',
    {
      who: 'dependents-first',
      ages: '30, 5 and 2',
      place: 'oahu',
      nights: '20',
      room: '250',
      kitchen: 'yes',
    },
    { percent: 125, day: [250, 101.87], tla: 6935.53, needed: 2500 },
  ],
  [
    'Kauai, without a published rate',
    { who: 'family', ages: '34', place: 'kauai', nights: '14', room: '280', kitchen: 'no' },
    { percent: 100, day: null, tla: null, needed: 2800 },
  ],
  [
    'a free room on base, seventy nights',
    { who: 'family', ages: '40', place: 'oahu', nights: '70', room: '220', baseRoom: '150', kitchen: 'no' },
    { percent: 100, day: [150, 163], tla: 18_617, needed: 2200 },
  ],
  [
    'a room that costs nothing: meals are paid, lodging is not',
    { who: 'family', ages: '34', place: 'oahu', nights: '10', room: '0', food: '100', kitchen: 'no' },
    { percent: 100, day: [0, 163], tla: 1467, needed: 1000 },
  ],
  [
    'moving in the day the first claim is paid',
    { ...short, rent: '3000', deposit: '3000' },
    { percent: 100, day: [180, 163], tla: 3267, needed: 7800 },
  ],
  [
    'DLA after check-in, before the first claim',
    { ...short, grade: 'E-6', dla: 'after', wait: '5', landing: '2026-06-01', reportDay: '2026-06-04' },
    { percent: 100, day: [180, 163], tla: 3267, needed: 1440 },
  ],
])('%s', (_, typed, expected) => {
  const { worked, flow, problems } = answer(typed);
  expect(problems).toEqual({});
  const { percent, day, tlaCents } = worked;
  expect({
    percent,
    day: day && [day.lodgingCents / 100, day.mealsCents / 100],
    tla: dollars(tlaCents),
    needed: dollars(flow.neededCents),
  }).toEqual(expected);
});

describe('what is unknown', () => {
  test('is in no total, and the line names what to fill in', () => {
    const { worked, flow, ledger } = answer({ ...issue, place: 'kauai', grade: 'E-6' });
    expect([worked.tlaCents, worked.totalBackCents, flow.lowest]).toEqual([null, null, null]);
    expect(worked.dlaCents).toBe(dlaCents('E-6', true));
    expect(ledger.reimbursed[0]).toMatchObject({ id: 'tla', cents: null, needs: ['lodgingRate'] });
    expect(worked.bahMonthCents).toBe(bahDollars('kauai', 'E-6', true) * 100);
  });

  test('is worked out with the rates the family typed', () => {
    const { worked } = answer({ ...issue, place: 'maui', lodgingRate: '300', mealsRate: '140', nights: '2' });
    expect(worked.tlaCents).toBe(2 * 199_00 + 224_00);
  });
});

test('a free room is not a blank to fill in', () => {
  const { worked } = answer({ who: 'single', place: 'oahu', nights: '10', room: '0', kitchen: 'no' });
  expect(worked.tlaNeeds).toEqual([]);
});

test('every amount of the ledger opens its arithmetic', () => {
  const { ledger } = answer({ ...issue, grade: 'E-5', rent: String(bahDollars('oahu', 'E-5', true) + 137) });
  expect(ledger.reimbursed[0]?.steps.slice(0, 4)).toEqual([
    '4 people: 100% for the two oldest + 1 × 35% at 12 or older + 1 × 25% under 12 = 160%.',
    '160% × $202 = $323.20; your room is $199, so $199 a night.',
    'Meals: 160% × $163 = $260.80 a day.',
    'Claim for nights 1-10, from day 10: 10 × $199 + 9 × $260.80 = $4,337.20.',
  ]);
  const bah = bahDollars('oahu', 'E-5', true);
  expect(ledger.pay[0]?.steps).toEqual([
    `E-5 with dependents, Oahu, ${BAH_YEAR}: ${formatUsd(bah)} a month.`,
    `A rent of ${formatUsd(bah + 137)} is $137 more than BAH, before utilities.`,
  ]);
});

describe('for any family', () => {
  const amount = fc.option(fc.integer({ min: 1, max: 5000 }).map(String), { nil: '' });
  const anyForm = fc
    .record({
      who: fc.constantFrom('', 'single', 'family', 'member-first', 'dependents-first'),
      ages: fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 8 }).map((ages) => ages.join(', ')),
      place: fc.constantFrom('', 'schofield', 'maui'),
      grade: fc.constantFrom('', 'E-1', 'O-10'),
      kitchen: fc.constantFrom('', 'yes', 'no'),
      dla: fc.constantFrom('', 'before', 'after', 'none'),
      nights: fc.option(fc.integer({ min: 1, max: 90 }).map(String), { nil: '' }),
      wait: fc.option(fc.integer({ min: 0, max: 60 }).map(String), { nil: '' }),
      room: amount,
      food: amount,
      rent: amount,
      car: amount,
      mealsRate: amount,
      lodgingRate: amount,
    })
    .map((typed) => ({ ...firstSixtyForm.blank, ...typed }));

  test('amounts are whole cents or unknown, and a total is unknown when a part is', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const { worked, flow } = answer(form);
        const amounts = [
          ...Object.values(worked.costCents),
          ...flow.weeks.flatMap(({ outCents, backCents, lowCents }) => [outCents, backCents, lowCents]),
          worked.tlaCents,
          worked.totalBackCents,
          worked.totalOutCents,
          flow.neededCents,
        ];
        for (const cents of amounts) expect(cents === null || Number.isInteger(cents)).toBe(true);
        expect(worked.totalBackCents === null).toBe(worked.tlaCents === null || worked.dlaCents === null);
        if (flow.lowest) expect(flow.lowest.cents).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('a longer wait or another cost never needs less cash', () => {
    fc.assert(
      fc.property(anyForm, fc.integer({ min: 1, max: 30 }), (form, more) => {
        const needed = (change: Partial<FormTexts>) => answer({ ...form, ...change }).flow.neededCents ?? 0;
        const known = { wait: form.wait || '0' };
        expect(needed({ wait: String(Number(known.wait) + more) })).toBeGreaterThanOrEqual(needed(known));
        expect(needed({ pet: '100' })).toBeGreaterThanOrEqual(needed({}));
      }),
    );
  });
});
