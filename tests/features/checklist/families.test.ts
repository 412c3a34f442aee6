// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addDays } from '@/dates/calendar-day';
import { startDates } from '@/features/checklist/content/checklist-start-dates';
import { clocksOf } from '@/features/checklist/family-clocks';
import { type Move, notNeededBecause } from '@/features/checklist/family-plan';
import { entriesIn, entriesLeft, planEntries } from '@/features/checklist/start-by';

const TODAY = '2026-11-23';

function planOf(daysLeft: number, move: Move) {
  const entries = planEntries({
    reportDay: addDays(TODAY, daysLeft),
    today: TODAY,
    items: startDates,
    isDone: () => false,
    isNotNeeded: (index) => notNeededBecause(index, move) !== undefined,
  });
  const titleOf = ({ itemIndex }: { itemIndex: number }) => startDates[itemIndex]?.item ?? '';
  return {
    first: entriesLeft(entries).slice(0, 5).map(titleOf),
    leftOut: entriesIn('not-needed', entries).map(
      (entry) => `${titleOf(entry)}: ${notNeededBecause(entry.itemIndex, move)}`,
    ),
    clocks: clocksOf({ move }).map(({ id }) => id),
  };
}

const orders = 'Submit PCS orders to the transportation office';
const goods = 'Schedule household goods shipment';
const housing = 'Research Hawaii housing';
const onBase = 'Apply for on-base housing if desired';
const petFlight = 'Register pets for travel';
const vehicle = 'Schedule vehicle shipment';
const records = 'Update military records';
const schools = 'Research schools';
const lodging = 'Plan temporary lodging';
const petQuarantine = 'Prepare for pet quarantine';
const medical = 'Transfer medical records';
const costs = 'Research cost of living';
const secondCar = 'Plan personal vehicle shipping';
const support = 'Research military family support services';

const noPets = [`${petQuarantine}: no pets`, `${petFlight}: no pets`];

type Row = {
  who: string;
  days: number;
  move: Move;
  first: string[];
  /** In any order. */
  leftOut: string[];
  clocks: string[];
};

const families: Row[] = [
  {
    who: 'Marines to Kaneohe with two children, a dog and a cat',
    days: 75,
    move: {
      service: 'marine-corps',
      base: 'kaneohe',
      pets: 'yes',
      children: 'yes',
      vehicles: 'one',
      motorcycle: 'no',
      firearms: 'no',
      home: 'base',
    },
    first: [orders, petQuarantine, goods, petFlight, schools],
    leftOut: [`${secondCar}: only one vehicle`],
    clocks: ['lodging', 'vehicle', 'tricare'],
  },
  {
    who: 'a retired couple that buys',
    days: 150,
    move: { pets: 'no', children: 'no', vehicles: 'more', firearms: 'yes', home: 'buy' },
    first: [orders, housing, goods, costs, records],
    leftOut: [...noPets, `${onBase}: buying a home`, `${schools}: no children`],
    clocks: ['lodging', 'firearms', 'vehicle', 'tricare'],
  },
  {
    who: 'an E-4 to the barracks at Schofield',
    days: 18,
    move: { service: 'army', base: 'schofield', vehicles: 'one', firearms: 'no', home: 'barracks' },
    first: [orders, goods, vehicle, lodging, medical],
    leftOut: [petQuarantine, petFlight, schools, onBase]
      .map((title) => `${title}: a room in the barracks`)
      .concat(`${secondCar}: only one vehicle`),
    clocks: ['lodging', 'vehicle', 'tricare'],
  },
  ...[18, 10, 3].map((days) => ({
    who: 'a family that answered nothing',
    days,
    move: {},
    first: [orders, petQuarantine, goods, vehicle, lodging],
    leftOut: [],
    clocks: ['lodging', 'firearms', 'housing', 'vehicle', 'tricare'],
  })),
  {
    who: 'a Navy family with two cars and a dog, to town',
    days: 10,
    move: { service: 'navy', base: 'pearl-harbor-hickam', pets: 'yes', vehicles: 'more', home: 'rent' },
    first: [orders, petQuarantine, goods, vehicle, lodging],
    leftOut: [`${onBase}: living in town`],
    clocks: ['lodging', 'firearms', 'vehicle', 'tricare'],
  },
  {
    who: 'an Air Force couple without pets or a car',
    days: 3,
    move: {
      service: 'air-force',
      pets: 'no',
      children: 'no',
      vehicles: 'none',
      firearms: 'no',
      home: 'rent',
    },
    first: [orders, goods, lodging, medical, support],
    leftOut: [
      ...noPets,
      `${vehicle}: no vehicles`,
      `${secondCar}: no vehicles`,
      `${schools}: no children`,
      `${onBase}: living in town`,
    ],
    clocks: ['lodging', 'tricare'],
  },
  {
    who: 'a Coast Guard family that wants a home on base',
    days: 40,
    move: { service: 'coast-guard', base: 'coast-guard', pets: 'no', vehicles: 'one', home: 'base' },
    first: [orders, goods, vehicle, lodging, medical],
    leftOut: [...noPets, `${secondCar}: only one vehicle`],
    clocks: ['lodging', 'firearms', 'vehicle', 'tricare'],
  },
  {
    who: 'an Army family a year ahead',
    days: 365,
    move: { service: 'army', base: 'shafter', pets: 'yes', children: 'yes', vehicles: 'more', home: 'base' },
    first: [petQuarantine, orders, housing, onBase, petFlight],
    leftOut: [],
    clocks: ['lodging', 'firearms', 'housing', 'vehicle', 'tricare'],
  },
  {
    who: 'a single Guardian with only a motorcycle',
    days: 120,
    move: {
      service: 'space-force',
      pets: 'no',
      children: 'no',
      vehicles: 'none',
      motorcycle: 'yes',
      firearms: 'no',
      home: 'rent',
    },
    first: [orders, housing, goods, costs, records],
    leftOut: [
      ...noPets,
      `${vehicle}: no vehicles`,
      `${secondCar}: no vehicles`,
      `${schools}: no children`,
      `${onBase}: living in town`,
    ],
    clocks: ['lodging', 'vehicle', 'tricare'],
  },
  {
    who: 'a sailor who says both barracks and children, with a dog',
    days: 18,
    move: { service: 'navy', base: 'schofield', pets: 'yes', children: 'yes', home: 'barracks' },
    first: [orders, petQuarantine, goods, vehicle, lodging],
    leftOut: [`${onBase}: a room in the barracks`],
    clocks: ['lodging', 'firearms', 'vehicle', 'tricare'],
  },
];

describe('twelve families', () => {
  it.each(families)('$who, $days days ahead', ({ days, move, first, leftOut, clocks }) => {
    const plan = planOf(days, move);
    expect(plan.first).toEqual(first);
    expect(plan.leftOut.toSorted()).toEqual(leftOut.toSorted());
    expect(plan.clocks).toEqual(clocks);
  });

  it.each([18, 10, 3])('never have research or records first with %i days left', (days) => {
    for (const { move } of families)
      expect(planOf(days, move).first).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/cost of living|military records/)]),
      );
  });
});
