import { keptValue } from '@/browser/kept-value';
import { emptyTexts, type FormTexts, fieldNames } from './fields';

const MAX_LENGTH = 80;

/** The form as kept in this browser. */
export const keptForm = keptValue('paradise-pcs-first-60-days', parseTexts);

/** Parses a kept form. Undefined when it is malformed; unknown fields are dropped, and missing ones are blank. */
export function parseTexts(data: unknown): FormTexts | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const kept = data as Partial<Record<string, unknown>>;
  const texts = { ...emptyTexts };
  for (const name of fieldNames) {
    const text = kept[name];
    // PostgreSQL refuses control characters and half an emoji.
    if (typeof text === 'string') texts[name] = text.slice(0, MAX_LENGTH).replace(/[\p{Cc}\p{Cs}]/gu, '');
  }
  return texts;
}

/** Returns true when every field holds the same text, or when there is no form on either side. */
export function isSameForm(a: FormTexts | null, b: FormTexts | null): boolean {
  return a && b ? fieldNames.every((name) => a[name] === b[name]) : a === b;
}
