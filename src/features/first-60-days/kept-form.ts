import { keptCopies } from '@/features/account/keeping/kept-copies';
import { emptyTexts, type FieldName, type FormTexts, fieldNames, MAX_TEXT_LENGTH } from './fields';

/** The form, in this browser and in the account of who keeps it there. */
export const keptForm = keptCopies<FormTexts, FieldName>({
  table: 'first_60_days',
  column: 'form',
  keys: {
    here: 'paradise-pcs-first-60-days',
    copy: 'paradise-pcs-account-first-60-days',
    unsaved: 'paradise-pcs-unsaved-first-60-days',
  },
  storedAs: 'texts',
  parse: parseTexts,
  isSame: (a, b) => (a && b ? fieldNames.every((name) => a[name] === b[name]) : a === b),
  fields: fieldNames,
  isSameField: (name, a, b) => a?.[name] === b?.[name],
  // Object.fromEntries loses the key type.
  combine: (pick) => Object.fromEntries(fieldNames.map((name) => [name, pick(name)[name]])) as FormTexts,
  // A friend's link must not get into the account bit by bit.
  fillsIn: false,
});

/** Parses a kept form. Undefined when it is malformed; unknown fields are dropped, and missing ones are blank. */
export function parseTexts(data: unknown): FormTexts | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const kept = data as Partial<Record<string, unknown>>;
  const texts = { ...emptyTexts };
  for (const name of fieldNames) {
    const text = kept[name];
    if (typeof text === 'string') texts[name] = storableText(text);
  }
  return texts;
}

/** Returns the text without what PostgreSQL refuses, control characters and half an emoji, and at most 80 characters of it. */
function storableText(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cs}]/gu, (bad) => (bad === '\t' || bad === '\n' ? ' ' : ''));
  return clean.slice(0, MAX_TEXT_LENGTH).replace(/\p{Cs}/gu, '');
}

/** Returns true when no field holds anything. */
export function isBlank(texts: FormTexts): boolean {
  return fieldNames.every((name) => texts[name].trim() === '');
}
