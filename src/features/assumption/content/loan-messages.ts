import { type AssumptionField, fieldRecords } from '@/features/assumption/assumption-input';
import type { AssumptionProblem } from '@/features/assumption/assumption-problems';
import type { AssumptionTexts } from '@/features/assumption/assumption-texts';
import { MAX_DOLLARS, MAX_RATE_PERCENT, MAX_TERM_YEARS, MIN_TERM_YEARS } from '@/money/limits';
import { parseUsd, whichUsd } from '@/money/parse-usd';
import { formatUsd } from '@/money/usd';

export const MESSAGES = {
  dollars: {
    number: 'Use digits only, such as $600,000',
    negative: 'An amount cannot be below $0',
    most: `Enter an amount of ${formatUsd(MAX_DOLLARS)} or less`,
    aboveZero: 'an amount above $0',
  },
  percent: {
    number: 'Use digits and a decimal point only, such as 6.5',
    negative: 'A rate cannot be below 0',
    most: `Enter a rate of ${MAX_RATE_PERCENT}% or less`,
    aboveZero: 'a rate above 0%',
  },
  years: {
    number: 'Use digits and a decimal point only, such as 30 or 26.5',
    negative: 'A term cannot be below 0',
    most: `Enter ${MAX_TERM_YEARS} years or less`,
    aboveZero: 'a term above 0 years',
  },
} as const;

export function problemMessage(field: AssumptionField, problem: AssumptionProblem, texts: Readonly<AssumptionTexts>): string {
  const { unit, requiredMessage = '' } = fieldRecords[field];
  const messages = MESSAGES[unit];
  const text = texts[field].trim();
  switch (problem) {
    case 'missing':
      return text === '' ? requiredMessage : `${requiredMessage}: ${messages.aboveZero}`;
    case 'gap-term-missing':
      return requiredMessage;
    case 'not-a-number':
      if (/^\$?-/.test(text)) return messages.negative;
      return (unit === 'dollars' && whichUsd(text)) || messages.number;
    case 'not-whole':
      return messages.number;
    case 'negative':
      return messages.negative;
    case 'too-small':
      return `Enter at least one month: ${Math.ceil(MIN_TERM_YEARS * 100) / 100} years or more`;
    case 'too-large':
      return messages.most;
    case 'above-price':
      return `The down payment is above the price. Enter ${formatUsd(parseUsd(texts.purchasePrice))} or less`;
  }
}
