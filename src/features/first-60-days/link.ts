import { formLink, isLinkAmount, isLinkGrade } from '@/features/kept-form/form-link';
import { formatDecimal, parseDecimal } from '@/money/decimal';
import { parseUsd } from '@/money/parse-usd';
import { choiceFields, choices, countFields, dollarFields, emptyTexts, type FormTexts } from './fields';
import { islandOf, readForm } from './read-form';

const inLink = [...choiceFields, 'ages', ...countFields, ...dollarFields] as const;
type InLink = (typeof inLink)[number];

/** It holds no date, and the island instead of the base. */
const link = formLink({
  start: '#first60=1',
  longest: 600,
  blank: emptyTexts,
  names: inLink,
  write: linkValue,
  read: (name, value) =>
    isValue(name, value) ? (name === 'ages' ? value.replaceAll('.', ', ') : value) : undefined,
});

/** Returns the form as a URL hash: `#first60=1&grade=E-5&ages=34.9&room=199`. */
export function linkHash(texts: FormTexts): `#${string}` {
  return link.hash(texts, readForm(texts).problems);
}

/** Returns the form in such a hash. Null for anything that isn't in its format. */
export function readLinkHash(hash: string): FormTexts | null {
  const texts = link.readHash(hash);
  return texts && { ...emptyTexts, ...texts };
}

function linkValue(name: InLink, text: string): string {
  if (name === 'place') return islandOf(text);
  if (name === 'ages') return (text.match(/\d+/g) ?? []).map(Number).join('.');
  if (name in choices) return text;
  return formatDecimal(name === 'nights' || name === 'wait' ? parseDecimal(text) : parseUsd(text), 2);
}

function isValue(name: InLink, value: string): boolean {
  if (name === 'grade') return isLinkGrade(value);
  if (name in choices) return (choices[name as keyof typeof choices] as readonly string[]).includes(value);
  if (name === 'ages') return /^\d{1,3}(\.\d{1,3}){0,19}$/.test(value);
  return isLinkAmount(value);
}
