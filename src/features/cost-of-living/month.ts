import type { Island } from '@/money/bah';
import { colaCents } from '@/money/cola';
import type { KeptPayment } from './kept-payment';
import {
  homeChoices,
  type LivingChoice,
  livingChoices,
  type MonthDollars,
  type MonthField,
} from './month-fields';
import { type Member, type MonthRates, tableRates } from './month-rates';

/** What the family has told us. Absent: blank, or not usable. Amounts are cents a month; `colaShown` is half of one. */
export type MonthInput = Member & {
  home?: LivingChoice;
  index?: number;
  /** The kept home that the payment in `cents` is of, when none is typed. */
  keptHome?: KeptPayment;
  cents: Partial<Record<MonthDollars, number>>;
};

export const incomeLines = ['pay', 'bas', 'bah', 'cola', 'otherPay'] as const;
export type IncomeLine = (typeof incomeLines)[number];

export const costLines = [
  'home',
  'power',
  'food',
  'car',
  'childCare',
  'phone',
  'rest',
  'deductions',
] as const;
export type MonthCost = (typeof costLines)[number];

/** A month in one home, in cents. Null: not known yet. */
export type HomeMonth = {
  costs: Record<MonthCost, number | null>;
  /** Without the costs left blank. Null without the home's own. */
  outCents: number | null;
  leftCents: number | null;
  /** The costs left blank. */
  blanks: readonly MonthField[];
};

export type Month = {
  income: Record<IncomeLine, number | null>;
  /** Without a COLA or other pay left blank. Null without basic pay, BAS and BAH. */
  inCents: number | null;
  /** What basic pay, BAS and BAH still need. */
  inNeeds: readonly MonthField[];
  /** What one point of the COLA index is worth, unrounded. */
  pointCents: number | null;
  homes: Record<LivingChoice, HomeMonth>;
  /** Where the family lives now. */
  nowLeftCents: number | null;
};

/** Returns all amounts that follow from what is known, in whole cents. */
export function monthOf(input: MonthInput, rates: MonthRates = tableRates(input)): Month {
  const { grade, years, dependents, island, cents } = input;
  const isSingle = isSingleInBarracks(input);
  const pointCents = isSingle ? null : rates.point;
  const income: Month['income'] = {
    pay: cents.pay ?? rates.pay,
    bas: rates.bas,
    bah: isSingle ? 0 : rates.bah,
    cola: colaOf(input, pointCents),
    otherPay: cents.otherPay ?? null,
  };
  const { pay, bas, bah, cola, otherPay } = income;
  const inCents =
    pay === null || bas === null || bah === null ? null : pay + bas + bah + (cola ?? 0) + (otherPay ?? 0);
  return {
    income,
    inCents,
    inNeeds: [
      ...(grade ? [] : (['grade'] as const)),
      ...(pay === null ? [years === undefined ? ('years' as const) : ('pay' as const)] : []),
      ...(dependents === undefined ? (['dependents'] as const) : []),
      ...(island ? [] : (['place'] as const)),
    ],
    pointCents,
    // Object.fromEntries loses the key type.
    homes: Object.fromEntries(
      livingChoices.map((home) => [home, homeMonth(input, home, bah, inCents)]),
    ) as Month['homes'],
    nowLeftCents: cents.nowIn === undefined || cents.nowOut === undefined ? null : cents.nowIn - cents.nowOut,
  };
}

/** There, a member without dependents isn't paid BAH, and a point of the COLA index is worth less, by a table we don't have. */
export function isSingleInBarracks({ home, dependents }: MonthInput): boolean {
  return home === 'barracks' && dependents === 0;
}

/** Returns the homes to compare; a room in the barracks is compared with none. */
export function homesIn({ home }: MonthInput): readonly LivingChoice[] {
  return home === 'barracks' ? [home] : homeChoices;
}

/** The official calculator's amount is half a month's, and goes before the rule. */
function colaOf({ index, cents: { colaShown } }: MonthInput, pointCents: number | null): number | null {
  if (colaShown !== undefined) return colaShown * 2;
  return index === undefined || pointCents === null ? null : colaCents(pointCents, index);
}

function homeMonth(
  input: MonthInput,
  home: LivingChoice,
  bah: number | null,
  inCents: number | null,
): HomeMonth {
  const { cents } = input;
  const costs: HomeMonth['costs'] = {
    home: homeCents(input, home, bah),
    power: powerCents(input, home),
    food: cents.food ?? null,
    car: cents.car ?? null,
    childCare: cents.childCare ?? null,
    phone: cents.phone ?? null,
    rest: cents.rest ?? null,
    deductions: cents.deductions ?? null,
  };
  const outCents =
    costs.home === null ? null : Object.values(costs).reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
  return {
    costs,
    outCents,
    leftCents: inCents === null || outCents === null ? null : inCents - outCents,
    blanks: costLines.flatMap((line) => (costs[line] === null ? fieldOf(line, home) : [])),
  };
}

function powerCents({ cents }: MonthInput, home: LivingChoice): number | null {
  if (home === 'barracks') return 0;
  return (home === 'base' ? cents.basePower : cents.power) ?? null;
}

/** On base, a family's home on Oahu takes its BAH. How much other homes on base take is the housing office's to say. */
function homeCents({ island, dependents = 0, cents }: MonthInput, home: LivingChoice, bah: number | null) {
  if (home === 'barracks') return 0;
  if (home === 'rent') return cents.rent ?? null;
  if (home === 'buy') return cents.payment ?? null;
  return takesWholeBah(island, dependents) ? bah : null;
}

export function takesWholeBah(island: Island | undefined, dependents: number): boolean {
  return island === 'oahu' && dependents > 0;
}

function fieldOf(line: MonthCost, home: LivingChoice): MonthField[] {
  if (line === 'home') return home === 'base' ? [] : [home === 'rent' ? 'rent' : 'payment'];
  if (line === 'power') return [home === 'base' ? 'basePower' : 'power'];
  return [line];
}

/** Returns the home the one number is about: the family's answer, or else the first one that is known. */
export function shownHome({ home }: MonthInput, { homes }: Month): LivingChoice | undefined {
  return home ?? homeChoices.find((choice) => homes[choice].leftCents !== null && choice !== 'base');
}
