// What a form holds that people may keep: every field as typed.
import { type KeptCopies, keptCopies } from '@/features/account/keeping/kept-copies';
import type { KeptThing } from '@/features/account/keeping/kept-thing';

/** '' for a blank field. */
export type FormTexts<Name extends string = string> = Record<Name, string>;

/** The longest text that a field takes. */
export const MAX_TEXT_LENGTH = 80;

/** A form that people may keep in this browser or with their account. */
export type FormKind<Name extends string = string> = {
  names: readonly Name[];
  blank: FormTexts<Name>;
  /** Parses a kept form. Undefined when it is malformed; unknown fields are dropped, and missing ones are blank. */
  parse: (data: unknown) => FormTexts<Name> | undefined;
  /** The form, in this browser and in the account of who keeps it there. */
  copies: KeptCopies<FormTexts<Name>>;
};

type FormKindOptions<Name extends string> = {
  names: readonly Name[];
  table: KeptThing<never>['table'];
};

/** Returns what keeps a form whose table holds its texts as `form`. */
export function formKind<Name extends string>({ names, table }: FormKindOptions<Name>): FormKind<Name> {
  // Object.fromEntries loses the key type.
  const from = (textOf: (name: Name) => string) =>
    Object.fromEntries(names.map((name) => [name, textOf(name)])) as FormTexts<Name>;
  const blank = from(() => '');

  function parse(data: unknown): FormTexts<Name> | undefined {
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
    const kept = data as Partial<Record<string, unknown>>;
    return from((name) => {
      const text = kept[name];
      return typeof text === 'string' ? storableText(text) : '';
    });
  }

  const copies = keptCopies<FormTexts<Name>>({
    table,
    parse,
    isSame: isSameForm,
    fields: names,
    isSameField: (name: Name, a, b) => a?.[name] === b?.[name],
    combine: (pick) => from((name) => pick(name)[name]),
    // A friend's link must not get into the account bit by bit.
    fillsIn: false,
  });
  return { names, blank, parse, copies };
}

/** Returns the text without what PostgreSQL refuses, control characters and half an emoji, and at most 80 characters of it. */
function storableText(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cs}]/gu, (bad) => (bad === '\t' || bad === '\n' ? ' ' : ''));
  return clean.slice(0, MAX_TEXT_LENGTH).replace(/\p{Cs}/gu, '');
}

/** Returns whether every field says the same. Null is no form. */
export function isSameForm<Name extends string>(
  a: FormTexts<Name> | null,
  b: FormTexts<Name> | null,
): boolean {
  if (!a || !b) return a === b;
  return (Object.keys(a) as Name[]).every((name) => a[name] === b[name]);
}

/** Returns true when no field holds anything. */
export function isBlank(texts: FormTexts): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}
