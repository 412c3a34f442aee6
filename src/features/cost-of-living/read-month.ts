import { formMessages } from '@/features/kept-form/form-messages';
import { readCents } from '@/features/kept-form/read-cents';
import { bahIslands, type Island } from '@/money/bah';
import { serviceSteps } from '@/money/basic-pay';
import { parseDecimal } from '@/money/decimal';
import { isPayGrade } from '@/money/pay-grades';
import type { KeptPayment } from './kept-payment';
import type { MonthInput } from './month';
import {
  livingChoices,
  type MonthField,
  type MonthTexts,
  monthChoiceFields,
  monthChoices,
  monthDollarFields,
} from './month-fields';

export type MonthProblems = Partial<Record<MonthField, string>>;

/** Far beyond what DoD has set for any island in Hawaii. */
export const INDEX_LIMITS = { least: 50, most: 250 };

/** Returns what the form says, and a message for each field that can't be used. A blank payment is the kept home's. */
export function readMonth(
  texts: MonthTexts,
  keptHome?: KeptPayment,
): { input: MonthInput; problems: MonthProblems } {
  const problems: MonthProblems = {};
  const input: MonthInput = { cents: {} };
  for (const name of monthChoiceFields) {
    const text = texts[name];
    if (text !== '' && !(monthChoices[name] as readonly string[]).includes(text))
      problems[name] = formMessages.choice(text);
  }
  if (isPayGrade(texts.grade)) input.grade = texts.grade;
  const years = serviceSteps.find((step) => String(step) === texts.years);
  if (years !== undefined) input.years = years;
  if (texts.dependents !== '' && !problems.dependents) input.dependents = Number(texts.dependents);
  if (texts.place !== '' && !problems.place) input.island = islandAt(texts.place);
  const home = livingChoices.find((choice) => choice === texts.home);
  if (home) input.home = home;

  for (const name of monthDollarFields) {
    const cents = readCents(texts[name]);
    if (typeof cents === 'string') problems[name] = cents;
    else if (cents !== undefined) input.cents[name] = cents;
  }
  if (keptHome && texts.payment.trim() === '') {
    input.keptHome = keptHome;
    input.cents.payment = keptHome.cents;
  }
  if (texts.index.trim() !== '') {
    const index = parseDecimal(texts.index);
    const { least, most } = INDEX_LIMITS;
    if (index !== null && Number.isInteger(index) && index >= least && index <= most) input.index = index;
    else problems.index = `Type a whole number from ${least} to ${most}, such as 112`;
  }
  return { input, problems };
}

/** Returns the island of a duty station; the bases are all on Oahu. */
export function islandAt(place: string): Island {
  return bahIslands.find((island) => island === place) ?? 'oahu';
}
