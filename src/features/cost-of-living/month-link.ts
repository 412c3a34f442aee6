import { formLink, isLinkAmount, isLinkGrade } from '@/features/kept-form/form-link';
import { formatDecimal, parseDecimal } from '@/money/decimal';
import { parseUsd } from '@/money/parse-usd';
import { blankMonth, type MonthField, type MonthTexts, monthChoices, monthFields } from './month-fields';
import { islandAt, readMonth } from './read-month';

export const MONTH_LINK_START = '#month';

/** It holds the island instead of the base. */
const link = formLink({
  start: '#month=1',
  longest: 600,
  blank: blankMonth,
  names: monthFields,
  write(name, text) {
    if (name === 'place') return islandAt(text);
    if (name in monthChoices) return text;
    return formatDecimal(name === 'index' ? parseDecimal(text) : parseUsd(text), 2);
  },
  read: (name, value) => (isValue(name, value) ? value : undefined),
});

/** Returns the form as a URL hash: `#month=1&grade=E-5&years=4&rent=3200`. */
export function monthHash(texts: MonthTexts): `#${string}` {
  return link.hash(texts, readMonth(texts).problems);
}

/** Returns the form in such a hash. Null for anything that isn't in its format. */
export const readMonthHash = link.readHash;

function isValue(name: MonthField, value: string): boolean {
  if (name === 'grade') return isLinkGrade(value);
  if (name in monthChoices)
    return (monthChoices[name as keyof typeof monthChoices] as readonly string[]).includes(value);
  return isLinkAmount(value);
}
