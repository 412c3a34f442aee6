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
    if (typeof text === 'string') texts[name] = text.slice(0, MAX_LENGTH);
  }
  return texts;
}
