// The answer in words.
import { fieldsInWords } from '@/features/kept-form/fields-in-words';
import { islandNames } from '@/money/bah';
import { BASIC_PAY_YEAR } from '@/money/basic-pay';
import { usd } from '@/money/cents';
import type { KeptPayment } from './kept-payment';
import { homeWords, type LivingChoice } from './living';
import {
  isOtherPayOnly,
  isSingleInBarracks,
  type Month,
  type MonthInput,
  shownHome,
  takesWholeBah,
} from './month';
import { monthFields } from './month-fields';
import type { MonthField } from './month-form';

export type Answered = { input: MonthInput; month: Month };

/** The one number: what is left in the home that is asked about, or, until its cost is known, what comes in. `asksFor`: a group. */
export type MonthAnswer = { label: string; text: string; about: string; asksFor?: 'home' | 'taxes' };

/** While only the home, its power, Social Security and Medicare are counted. */
export const LEFT_AFTER_HOME = 'Left for food, car and federal tax';

export function monthAnswer({ input, month }: Answered): MonthAnswer {
  const home = shownHome(input, month);
  const at = home && month.homes[home];
  if (!home || !at || at.leftCents === null || at.outCents === null || month.inCents === null)
    return {
      label: month.inCents === null ? LEFT_AFTER_HOME : 'Comes in each month',
      text: roundUsd(month.inCents),
      about: aboutIncome({ input, month }),
      ...(month.inCents !== null ? { asksFor: 'home' } : input.isWithoutOrders && { asksFor: 'taxes' }),
    };
  const taxes = month.isBeforeFederalTax
    ? `, ${roundUsd(at.costs.deductions)} of it Social Security and Medicare`
    : '';
  const sum = `${homeWords[home]}: ${roundUsd(month.inCents)} in, ${roundUsd(at.outCents)} out${taxes}.`;
  const when = month.isBeforeFederalTax ? 'before federal tax' : 'after taxes';
  return {
    label: `${at.leftCents < 0 ? 'Short' : 'Left'} each month, ${when}`,
    text: roundUsd(Math.abs(at.leftCents)),
    about: `${sum} ${blanksInWords({ input, month }, at.blanks)}${gradeWords(input)}`,
  };
}

function aboutIncome({ input, month }: Answered): string {
  if (month.inCents === null) {
    if (isOtherPayOnly(input)) return 'To see yours, fill in other pay: pension, VA pay, wages.';
    if (month.inNeeds.length === 1 && month.inNeeds[0] === 'pay')
      return `The ${BASIC_PAY_YEAR} table has no ${input.grade} with so few years: type the basic pay from your LES.`;
    const example = input.hasPlan ? '' : 'A family of four in Aiea, before COLA. ';
    return `${example}To see yours, fill in ${inWords(month.inNeeds)}${input.grade ? '' : ', or only other pay'}.`;
  }
  if (isOtherPayOnly(input))
    return `Only the other pay you typed. Fill in ${inWords(homeNeeds(input))} to see what is left.${gradeWords(input)}`;
  const next =
    input.home === 'base' ? baseWords(input) : `Fill in ${inWords(homeNeeds(input))} to see what is left.`;
  const before = colaIsMissing(month) ? 'Before COLA and taxes.' : 'Before taxes.';
  return `${before}${barracksWords(input)} ${next}`;
}

/** Without a plan, other pay may have been typed before the rest. */
function gradeWords(input: MonthInput): string {
  return isOtherPayOnly(input) && !input.isWithoutOrders ? ' On active duty? Add your pay grade.' : '';
}

/** The number has BAH, which members who live in the barracks aren't paid. */
function barracksWords({ grade, dependents }: MonthInput): string {
  return grade?.startsWith('E-') && dependents === 0 ? ' In the barracks there is no BAH.' : '';
}

function homeNeeds({ home }: MonthInput): MonthField[] {
  if (home === 'buy') return ['payment'];
  return ['rent'];
}

/** What a home on base takes where we know no rule. */
export function baseWords({ island, dependents = 0 }: MonthInput): string {
  if (dependents === 0) return 'Ask the housing office if you qualify without dependents, and what it takes.';
  return takesWholeBah(island, dependents) || !island
    ? 'It takes your BAH.'
    : `Ask the housing office how much of your BAH a home on ${islandNames[island]} takes.`;
}

/** Which home the payment is of. Its last word is the name of the page. */
export function keptHomeWords({ name, cents, of }: KeptPayment): string {
  const which = of > 1 ? `the lowest of the ${of} homes you keep` : 'a home you keep';
  return `Buying: ${roundUsd(cents)} for “${name}”, without costs you left blank there. A loan payment typed above goes first. It’s ${which} in the`;
}

function colaIsMissing({ income }: Month): boolean {
  return income.cola === null;
}

function blanksInWords({ input, month }: Answered, blanks: readonly MonthField[]): string {
  const isIndexUseless = isSingleInBarracks(input);
  const left = [...(colaIsMissing(month) && !isIndexUseless ? (['index'] as const) : []), ...blanks];
  const counted =
    left.length === 0 ? 'Every cost is filled in.' : `Left blank, so not counted: ${inWords(left)}.`;
  return colaIsMissing(month) && isIndexUseless ? `Before COLA, which is lower there. ${counted}` : counted;
}

function inWords(fields: readonly MonthField[]): string {
  return fieldsInWords(monthFields, fields);
}

/** Returns whole dollars, such as “$2,788”; '' for null. */
export function roundUsd(cents: number | null): string {
  return cents === null ? '' : usd(Math.round(cents / 100) * 100);
}

/** Returns what a home leaves, beside what is left where the family lives now. Taxes that we guess are the same there. */
export function besideNow({ month }: Answered, home: LivingChoice): string {
  const { leftCents, costs } = month.homes[home];
  if (month.nowLeftCents === null || leftCents === null) return '';
  const guessed = month.isBeforeFederalTax ? (costs.deductions ?? 0) : 0;
  const more = leftCents + guessed - month.nowLeftCents;
  const now = `Where you live now: ${roundUsd(month.nowLeftCents)} left.`;
  if (Math.abs(more) < 50) return `${now} ${homeWords[home]}, the same.`;
  return `${now} ${homeWords[home]}, ${roundUsd(Math.abs(more))} ${more < 0 ? 'less' : 'more'}.`;
}
