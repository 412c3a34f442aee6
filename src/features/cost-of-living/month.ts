import type { Answers } from '@/features/kept-form/read-fields';
import type { Island } from '@/money/bah';
import { colaCents } from '@/money/cola';
import { PAYROLL_TAX_PERCENT } from './content/cost-figures';
import { costLines, fieldsFor, type MonthCost } from './cost-lines';
import type { KeptPayment } from './kept-payment';
import { homeChoices, type LivingChoice, livingChoices } from './living';
import type { monthFields } from './month-fields';
import type { MonthField } from './month-form';
import { type Member, type MonthRates, tableRates } from './month-rates';

/** What the family has told us. Absent: blank, or not usable. Amounts are cents a month; `colaShown` is half of one. */
export type MonthInput = Member & {
  home?: LivingChoice;
  index?: number;
  hasPlan?: boolean;
  /** Whether the plan says so. */
  isWithoutOrders?: boolean;
  /** The kept home that the payment in `cents` is of, when none is typed. */
  keptHome?: KeptPayment;
  cents: Answers<typeof monthFields>['cents'];
};

export const incomeLines = ['pay', 'bas', 'bah', 'cola', 'otherPay'] as const;
export type IncomeLine = (typeof incomeLines)[number];

/** A month in one home, in cents. Null: not known yet. */
export type HomeMonth = {
  /** Without typed deductions, theirs is what Social Security and Medicare take. */
  costs: Readonly<Record<MonthCost, number | null>>;
  /** Without the costs left blank. Null without the home's own. */
  outCents: number | null;
  leftCents: number | null;
  /** The costs left blank. */
  blanks: readonly MonthField[];
};

export type Month = {
  income: Record<IncomeLine, number | null>;
  /** Without a COLA or other pay left blank. Null without basic pay, BAS and BAH, or without the other pay where that is all. */
  inCents: number | null;
  /** What it still needs. */
  inNeeds: readonly MonthField[];
  /** What one point of the COLA index is worth, unrounded. */
  pointCents: number | null;
  homes: Record<LivingChoice, HomeMonth>;
  /** Where the family lives now. */
  nowLeftCents: number | null;
  /** Until the family's deductions are known, federal tax isn't taken off. */
  isBeforeFederalTax: boolean;
};

/** Returns all amounts that follow from what is known, in whole cents. */
export function monthOf(input: MonthInput, rates: MonthRates = tableRates(input)): Month {
  const { grade, years, dependents, island, cents } = input;
  const isSingle = isSingleInBarracks(input);
  const pointCents = isSingle ? null : rates.point;
  const isOther = isOtherPayOnly(input);
  const military = {
    pay: cents.pay ?? rates.pay,
    bas: rates.bas,
    bah: isSingle ? 0 : rates.bah,
    cola: colaOf(input, pointCents),
  };
  const none = { pay: 0, bas: 0, bah: 0, cola: 0 };
  const income = { ...(isOther ? none : military), otherPay: cents.otherPay ?? null };
  const { pay, bas, bah, cola, otherPay } = income;
  const isUnknown = pay === null || bas === null || bah === null || (isOther && otherPay === null);
  const inCents = isUnknown ? null : pay + bas + bah + (cola ?? 0) + (otherPay ?? 0);
  return {
    income,
    inCents,
    inNeeds: isOther
      ? ['otherPay']
      : [
          ...(grade ? [] : (['grade'] as const)),
          ...(pay === null ? [years === undefined ? ('years' as const) : ('pay' as const)] : []),
          ...(dependents === undefined ? (['dependents'] as const) : []),
          ...(island ? [] : (['place'] as const)),
        ],
    pointCents,
    // Object.fromEntries loses the key type.
    homes: Object.fromEntries(
      livingChoices.map((home) => [home, homeMonth(input, home, income, inCents)]),
    ) as Month['homes'],
    nowLeftCents: cents.nowIn === undefined || cents.nowOut === undefined ? null : cents.nowIn - cents.nowOut,
    isBeforeFederalTax: !isOther && cents.deductions === undefined,
  };
}

/** Without a pay grade, for families of a plan without orders and for those that filled in a pension or another pay. */
export function isOtherPayOnly({ isWithoutOrders, grade, cents }: MonthInput): boolean {
  return !grade && cents.pay === undefined && (isWithoutOrders || cents.otherPay !== undefined);
}

/** There, a member without dependents isn't paid BAH, and a point of the COLA index is worth less, by a table we don't have. */
export function isSingleInBarracks({ home, dependents }: MonthInput): boolean {
  return home === 'barracks' && dependents === 0;
}

/** Returns the homes to compare: a room in the barracks with none, and none on base without military pay. */
export function homesIn(input: MonthInput): readonly LivingChoice[] {
  if (isOtherPayOnly(input)) return ['rent', 'buy'];
  return input.home === 'barracks' ? [input.home] : homeChoices;
}

/** The official calculator's amount is half a month's, and goes before the rule. */
function colaOf({ index, cents: { colaShown } }: MonthInput, pointCents: number | null): number | null {
  if (colaShown !== undefined) return colaShown * 2;
  return index === undefined || pointCents === null ? null : colaCents(pointCents, index);
}

function homeMonth(
  input: MonthInput,
  home: LivingChoice,
  income: Month['income'],
  inCents: number | null,
): HomeMonth {
  // Object.fromEntries loses the key type.
  const costs = Object.fromEntries(
    costLines.map((line) => [line, costOf(line, home, input, income)]),
  ) as HomeMonth['costs'];
  const outCents =
    costs.home === null ? null : Object.values(costs).reduce<number>((sum, cost) => sum + (cost ?? 0), 0);
  return {
    costs,
    outCents,
    leftCents: inCents === null || outCents === null ? null : inCents - outCents,
    blanks: costLines
      .flatMap((line) => fieldsFor(line, home))
      .filter((name) => input.cents[name] === undefined && name !== 'deductions'),
  };
}

/** Null until a line's own field is filled in. */
function costOf(
  line: MonthCost,
  home: LivingChoice,
  { island, dependents = 0, cents }: MonthInput,
  { bah, pay }: Month['income'],
): number | null {
  const [own, ...others] = fieldsFor(line, home);
  // On base, a family's home on Oahu takes its BAH. How much other homes on base take is the housing office's to say.
  if (line === 'home' && home === 'base') return takesWholeBah(island, dependents) ? bah : null;
  if (own === undefined) return 0;
  if (line === 'deductions' && cents.deductions === undefined)
    return pay && Math.round((pay * PAYROLL_TAX_PERCENT) / 100);
  const cost = cents[own];
  return cost === undefined ? null : others.reduce((sum, name) => sum + (cents[name] ?? 0), cost);
}

export function takesWholeBah(island: Island | undefined, dependents: number): boolean {
  return island === 'oahu' && dependents > 0;
}

/** Returns the home the one number is about: the family's answer, or else the first one that is known. */
export function shownHome(input: MonthInput, { homes }: Month): LivingChoice | undefined {
  const { home } = input;
  if (home && homesIn(input).includes(home)) return home;
  return homeChoices.find((choice) => homes[choice].leftCents !== null && choice !== 'base');
}
