// The ledger: every amount with how it comes about, in words.
import type { Text } from '@/facts/types';
import { BAH_YEAR, islandNames } from '@/money/bah';
import { count, usd } from '@/money/cents';
import { DLA_YEAR } from '@/money/dla';
import { TLA_EACH_OLDER_PERCENT, TLA_EACH_YOUNGER_PERCENT, TLA_OLDER_AGE } from '@/money/tla';
import { firstSixtyPage } from './content/first-60-days';
import { type CostLine, costLines, costOf } from './first-sixty-costs';
import type { FieldName } from './first-sixty-form';
import type { Input } from './read-form';
import type { WorkedOut } from './work-out';

export type LedgerLine = {
  id: string;
  name: string;
  /** Null while unknown. */
  cents: number | null;
  /** After the amount, such as “a month”. */
  per?: string;
  /** What to fill in, while the amount is unknown. */
  needs: readonly FieldName[];
  /** The arithmetic, a step a line. */
  steps: readonly string[];
  /** When it is paid. */
  when: string;
  rules: readonly Text[];
};

export type Ledger = {
  costs: readonly LedgerLine[];
  reimbursed: readonly LedgerLine[];
  pay: readonly LedgerLine[];
};

const { rules } = firstSixtyPage;

/** Returns the lines in the order of the page. `pay` comes with regular pay, or can't be added up. */
export function ledgerOf(input: Input, worked: WorkedOut): Ledger {
  return {
    costs: costLines.map((line) => costLine(line, input, worked)),
    reimbursed: input.isWithoutOrders ? [] : [tlaLine(input, worked), dlaLine(input, worked)],
    pay: input.isWithoutOrders ? [] : [bahLine(input, worked)],
  };
}

function costLine(line: CostLine, input: Input, worked: WorkedOut): LedgerLine {
  const { name, when, paid, hasPetRules } = costOf(line);
  const cents = worked.costCents[line];
  const isNightly = paid === 'nightly';
  return {
    id: line,
    name,
    cents,
    needs: isNightly
      ? needed({ nights: input.nights, [line]: input.cents[line] })
      : cents === null
        ? [line]
        : [],
    steps: isNightly ? nightlySteps(line, input, worked) : [],
    when,
    rules: hasPetRules && !input.isWithoutOrders ? rules.pets : [],
  };
}

function nightlySteps(
  line: CostLine,
  { nights = 0, cents, isFoodGuessed }: Input,
  worked: WorkedOut,
): string[] {
  const total = worked.costCents[line];
  const each = usd((line === 'room' ? worked.nightCents : cents[line]) ?? 0);
  const guess = line === 'food' && isFoodGuessed ? ', our guess,' : '';
  const rooms =
    line === 'room' && cents.room !== undefined && cents.secondRoom !== undefined
      ? [`Two rooms: ${usd(cents.room)} + ${usd(cents.secondRoom)} = ${each} a night.`]
      : [];
  const times = count(nights, line === 'room' ? 'night' : 'day');
  return [...rooms, ...(total === null ? [] : [`${times} × ${each}${guess} = ${usd(total)}.`])];
}

function tlaLine(input: Input, worked: WorkedOut): LedgerLine {
  return {
    id: 'tla',
    name: 'TLA: hotel and meals',
    cents: worked.tlaCents,
    needs: worked.tlaNeeds,
    steps: [...percentSteps(input, worked), ...daySteps(input, worked), ...claimSteps(worked)],
    when:
      input.waitDays === undefined
        ? 'After each claim. Ask finance how long that takes: the weeks show the earliest day it could come.'
        : `${count(input.waitDays, 'day')} after each claim, as you typed it.`,
    rules: rules.hotel,
  };
}

function percentSteps({ who, dependentAges = [] }: Input, { percent }: WorkedOut): string[] {
  if (percent === null) return [];
  if (who === 'single' || who === 'member-first' || dependentAges.length + (who === 'family' ? 1 : 0) === 1)
    return [`One person in the room: ${percent}%.`];
  const oldestFirst = [...dependentAges].sort((a, b) => b - a);
  const others = oldestFirst.slice(who === 'family' ? 1 : 2);
  const older = others.filter((age) => age >= TLA_OLDER_AGE).length;
  const younger = others.length - older;
  const parts = ['100% for the two oldest'];
  if (older > 0) parts.push(`${older} × ${TLA_EACH_OLDER_PERCENT}% at ${TLA_OLDER_AGE} or older`);
  if (younger > 0) parts.push(`${younger} × ${TLA_EACH_YOUNGER_PERCENT}% under ${TLA_OLDER_AGE}`);
  return [`${count(others.length + 2, 'person', 'people')}: ${parts.join(' + ')} = ${percent}%.`];
}

function daySteps({ hasKitchen, cents }: Input, { percent, rates, nightCents, day }: WorkedOut): string[] {
  if (percent === null || !rates) return [];
  const ceiling = `${percent}% × ${usd(rates.lodgingCents)} = ${usd(Math.floor((rates.lodgingCents * percent) / 100))}`;
  if (!day) return [`The most for lodging: ${ceiling} a night.`];
  const price = cents.secondRoom === undefined ? 'your room is' : 'your rooms are';
  const byBase = day.lodgingCents < Math.min(day.ceilingCents, nightCents ?? 0);
  const fullMeals = Math.floor((rates.mealsCents * percent) / 100);
  return [
    byBase
      ? `${ceiling}; the room on base is ${usd(day.lodgingCents)}, so ${usd(day.lodgingCents)} a night.`
      : `${ceiling}; ${price} ${usd(nightCents ?? 0)}, so ${usd(day.lodgingCents)} a night.`,
    `Meals: ${percent}% × ${usd(rates.mealsCents)} = ${usd(fullMeals)}${
      hasKitchen ? `, half of it with a kitchen: ${usd(day.mealsCents)}` : ''
    } a day.`,
    ...(cents.secondRoom === undefined
      ? []
      : ['Two rooms share one limit here. Ask your TLA office before you book both.']),
  ];
}

function claimSteps({ claims, day }: WorkedOut): string[] {
  if (!day) return [];
  return claims.map(({ firstNight, nights, mealDays, claimedOnDay, cents }) => {
    const span = nights === 1 ? `night ${firstNight + 1}` : `nights ${firstNight + 1}-${firstNight + nights}`;
    const sum = `${nights} × ${usd(day.lodgingCents)} + ${mealDays} × ${usd(day.mealsCents)} = ${usd(cents ?? 0)}`;
    return `Claim for ${span}, from day ${claimedOnDay}: ${sum}.`;
  });
}

function dlaLine({ grade, who, dla, waitDays }: Input, { dlaCents, dlaNeeds }: WorkedOut): LedgerLine {
  const withDependents = who === 'single' ? 'without dependents' : 'with dependents';
  return {
    id: 'dla',
    name: 'DLA: the moving allowance',
    cents: dlaCents,
    needs: dla === 'none' ? [] : dlaNeeds,
    steps:
      dla === 'none'
        ? ['You don’t get it.']
        : dlaCents === null
          ? []
          : [`${grade} ${withDependents}, ${DLA_YEAR}: ${usd(dlaCents)}, once.`],
    when: dlaWhen(dla, waitDays),
    rules: rules.dla,
  };
}

function dlaWhen(dla: Input['dla'], waitDays: number | undefined): string {
  if (dla === 'before') return 'Before the move, if finance agrees. We count it before you land.';
  if (dla === undefined) return 'Before the move or after it: choose which, and we put it in its week.';
  if (dla === 'none') return 'Never.';
  return waitDays === undefined
    ? 'After you check in and claim. To see its week, fill in the days until a claim is paid.'
    : `${count(waitDays, 'day')} after you check in and claim, as you typed it.`;
}

function bahLine({ grade, island, who, cents }: Input, { bahMonthCents }: WorkedOut): LedgerLine {
  const steps: string[] = [];
  if (bahMonthCents !== null && island) {
    const withDependents = who === 'single' ? 'without dependents' : 'with dependents';
    steps.push(
      `${grade} ${withDependents}, ${islandNames[island]}, ${BAH_YEAR}: ${usd(bahMonthCents)} a month.`,
    );
    const left = bahMonthCents - (cents.rent ?? 0);
    if (cents.rent)
      steps.push(
        left >= 0
          ? `After a rent of ${usd(cents.rent)}, ${usd(left)} is left for utilities.`
          : `A rent of ${usd(cents.rent)} is ${usd(-left)} more than BAH, before utilities.`,
      );
  }
  return {
    id: 'bah',
    name: 'BAH: for your home',
    cents: bahMonthCents,
    per: 'a month',
    needs: needed({ grade, place: island, who }),
    steps,
    when: 'In your regular pay, from the day you check in. We don’t count it as cash.',
    rules: rules.bah,
  };
}

function needed(known: Partial<Record<FieldName, unknown>>): FieldName[] {
  return (Object.keys(known) as FieldName[]).filter((name) => known[name] === undefined);
}
