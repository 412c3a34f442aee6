import { sharedHash } from '@/browser/shared-hash';
import { formatDecimal, parseDecimal, parseUsd } from '@/money/usd';
import { choiceFields, choices, countFields, dollarFields, emptyTexts, type FormTexts } from './fields';
import { islandOf, readForm } from './read-form';

const START = '#first60=1';

/** Fits every field at its longest. */
const LONGEST_HASH = 600;

const inLink = [...choiceFields, 'ages', ...countFields, ...dollarFields] as const;

/**
 * Returns the form as a URL hash, which browsers do not send to the server: `#first60=1&grade=E-5&ages=34.9&room=199`.
 * It holds no date, and the island instead of the base. Fields that are blank or can't be used are left out.
 */
export function linkHash(texts: FormTexts): `#${string}` {
  const { problems } = readForm(texts);
  const pairs = inLink.flatMap((name) => {
    const value = problems[name] ? '' : linkValue(name, texts[name]);
    return value === '' ? [] : [`${name}=${value}`];
  });
  return `#${[START.slice(1), ...pairs].join('&')}`;
}

function linkValue(name: (typeof inLink)[number], text: string): string {
  if (name === 'place') return text && islandOf(text);
  if (name === 'ages') return (text.match(/\d+/g) ?? []).map(Number).join('.');
  if (name in choices) return text;
  return formatDecimal(name === 'nights' || name === 'wait' ? parseDecimal(text) : parseUsd(text), 2);
}

/**
 * Returns the form in such a hash, also one that a messenger has changed, its other fields blank. Null for anything that isn't in the format of `linkHash`: an
 * unknown or repeated field, a date, text that isn't a choice, a pay grade or digits, or a hash that is too long.
 */
export function readLinkHash(changed: string): FormTexts | null {
  const hash = sharedHash(changed);
  const [start, ...pairs] = hash.split('&');
  if (start !== START || hash.length > LONGEST_HASH) return null;
  const texts = { ...emptyTexts };
  for (const pair of pairs) {
    const [key = '', value = '', ...rest] = pair.split('=');
    const name = inLink.find((known) => known === key);
    if (!name || rest.length > 0 || texts[name] !== '' || !isValue(name, value)) return null;
    texts[name] = name === 'ages' ? value.replaceAll('.', ', ') : value;
  }
  return texts;
}

function isValue(name: (typeof inLink)[number], value: string): boolean {
  // A grade of another table opens, too, and the field says that ours has none.
  if (name === 'grade') return /^[EWO]-\d{1,2}E?$/.test(value);
  if (name in choices) return (choices[name as keyof typeof choices] as readonly string[]).includes(value);
  if (name === 'ages') return /^\d{1,3}(\.\d{1,3}){0,19}$/.test(value);
  return /^\d{1,7}(\.\d{1,2})?$/.test(value);
}
