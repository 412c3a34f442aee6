import { sharedHash } from '@/browser/shared-hash';
import { formatDecimal, parseDecimal } from '@/money/decimal';
import { parseUsd } from '@/money/parse-usd';
import type { Field, Fields, FormTexts, Problems } from './fields';

/** `start`: what a link begins with, and the version of what follows. `longest`: fits every field at its longest. */
export type LinkOf = { start: `#${string}`; longest: number };

/** Returns how a form goes into a link and comes out of one: `#first60=1&grade=E-5&room=199`. */
export function formLink<Name extends string>(
  fields: Fields<Name>,
  blank: FormTexts<Name>,
  { start, longest }: LinkOf,
) {
  // Object.entries loses the key type.
  const entries = Object.entries(fields) as [Name, Field][];
  return {
    /** What links of any version begin with. */
    linkStart: start.replace(/=.*/, '') as `#${string}`,
    /** Returns the form as a URL hash, which browsers do not send to the server. Fields that are blank or can't be used are left out. */
    hash(texts: FormTexts<Name>, problems: Problems<Name>): `#${string}` {
      const pairs = entries.flatMap(([name, field]) => {
        const value = problems[name] || texts[name] === '' ? '' : inLink(field, texts[name]);
        return value === '' ? [] : [`${name}=${value}`];
      });
      return `#${[start.slice(1), ...pairs].join('&')}`;
    },
    /**
     * Returns the form in such a hash, also one that a messenger has changed, its other fields blank. Null for anything
     * that `hash` can't have made: an unknown or repeated field, a value that can't be, or a hash that is too long.
     */
    readHash(changed: string): FormTexts<Name> | null {
      const hash = sharedHash(changed);
      const [first, ...pairs] = hash.split('&');
      if (first !== start || hash.length > longest) return null;
      const texts = { ...blank };
      for (const pair of pairs) {
        const [key = '', value = '', ...rest] = pair.split('=');
        const [name, field] = entries.find(([known]) => known === key) ?? [];
        const text = field && rest.length === 0 ? fromLink(field, value) : undefined;
        if (!name || text === undefined || texts[name] !== '') return null;
        texts[name] = text;
      }
      return texts;
    },
  };
}

/** Returns what a link holds of a field that isn't blank and has no problem; '' for nothing. */
function inLink(field: Field, text: string): string {
  switch (field.kind) {
    case 'choice':
      return field.inLink?.(text) ?? text;
    case 'ages':
      return (text.match(/\d+/g) ?? []).map(Number).join('.');
    case 'date':
      return '';
    default:
      return formatDecimal(field.kind === 'whole' ? parseDecimal(text) : parseUsd(text), 2);
  }
}

/** Returns a field's text from what a link holds of it; undefined when it can't be. */
function fromLink(field: Field, value: string): string | undefined {
  const isRight = isInLink(field, value);
  if (!isRight) return undefined;
  return field.kind === 'ages' ? value.replaceAll('.', ', ') : value;
}

function isInLink(field: Field, value: string): boolean {
  switch (field.kind) {
    case 'choice':
      return field.choices.some(([known]) => known === value) || field.alsoInLink?.test(value) === true;
    case 'ages':
      return /^\d{1,3}(\.\d{1,3}){0,19}$/.test(value);
    case 'date':
      return false;
    default:
      return /^\d{1,7}(\.\d{1,2})?$/.test(value);
  }
}
