import { sharedHash } from '@/browser/shared-hash';
import type { FormTexts } from './form-texts';

type FormLinkOptions<Name extends string> = {
  /** What a link begins with, and the version of what follows. */
  start: `#${string}`;
  /** Fits every field at its longest. */
  longest: number;
  blank: FormTexts<Name>;
  /** The fields that go along. */
  names: readonly Name[];
  /** Returns what a link holds of a field that isn't blank and has no problem; '' for nothing. */
  write: (name: Name, text: string) => string;
  /** Returns a field's text from what a link holds of it; undefined when it can't be. */
  read: (name: Name, value: string) => string | undefined;
};

/** Returns how a form goes into a link and comes out of one: `#first60=1&grade=E-5&room=199`. */
export function formLink<Name extends string>(options: FormLinkOptions<Name>) {
  const { start, longest, blank, names, write, read } = options;
  return {
    /** Returns the form as a URL hash, which browsers do not send to the server. Fields that are blank or can't be used are left out. */
    hash(texts: FormTexts<Name>, problems: Partial<Record<Name, string>>): `#${string}` {
      const pairs = names.flatMap((name) => {
        const value = problems[name] || texts[name] === '' ? '' : write(name, texts[name]);
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
        const name = names.find((known) => known === key);
        const text = name && rest.length === 0 && texts[name] === '' ? read(name, value) : undefined;
        if (!name || text === undefined) return null;
        texts[name] = text;
      }
      return texts;
    },
  };
}

/** Returns whether a text is an amount as links hold it: up to 7 digits, and cents. */
export function isLinkAmount(value: string): boolean {
  return /^\d{1,7}(\.\d{1,2})?$/.test(value);
}

/** Returns whether a text is a pay grade, also one of another table: it opens, and the field says that ours has none. */
export function isLinkGrade(value: string): boolean {
  return /^[EWO]-\d{1,2}E?$/.test(value);
}
