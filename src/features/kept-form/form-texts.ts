// What a form holds that people may keep: every field as typed.
import { type KeptCopies, keptCopies } from '@/features/account/keeping/kept-copies';
import type { KeptThing } from '@/features/account/keeping/kept-thing';
import type { Fields, FormTexts, Group } from './fields';
import { formLink, type LinkOf } from './form-link';
import { MAX_TEXT_LENGTH } from './form-messages';

/** A form that people may keep in this browser or with their account. */
export type FormKind<Name extends string = string> = {
  fields: Fields<Name>;
  /** The first one is open; the others are folded. */
  groups: Readonly<Record<string, Group>>;
  names: readonly Name[];
  blank: FormTexts<Name>;
  /** Parses a kept form. Undefined when it is malformed; unknown fields are dropped, and missing ones are blank. */
  parse: (data: unknown) => FormTexts<Name> | undefined;
  /** The form, in this browser and in the account of who keeps it there. */
  copies: KeptCopies<FormTexts<Name>>;
} & ReturnType<typeof formLink<Name>>;

type FormKindOptions<Name extends string> = {
  fields: Fields<Name>;
  groups: Readonly<Record<string, Group>>;
  table: KeptThing<never>['table'];
  link: LinkOf;
};

/** Returns what draws, links and keeps a form whose table holds its texts as `form`. */
export function formKind<Name extends string>(options: FormKindOptions<Name>): FormKind<Name> {
  const { fields, groups, table, link } = options;
  // Object.keys loses the key type.
  const names = Object.keys(fields) as Name[];
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
    isBlank,
    fields: names,
    isSameField: (name: Name, a, b) => a?.[name] === b?.[name],
    combine: (pick) => from((name) => pick(name)[name]),
    // A friend's link must not get into the account bit by bit.
    fillsIn: false,
  });
  return { fields, groups, names, blank, parse, copies, ...formLink(fields, blank, link) };
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
