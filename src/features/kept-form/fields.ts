// A field of a form is one record. What is drawn, linked, kept, added up, named as missing and printed is derived from it.
import type { CalendarDay } from '@/dates/calendar-day';
import type { InnerAddress } from '@/ui/link';

export type Choice = readonly [value: string, words: string];

type Kind<Cost> =
  | {
      kind: 'choice';
      choices: readonly Choice[];
      /** What a link holds in place of the answer. */
      inLink?: (answer: string) => string;
      /** What a link may hold that isn't in our list: the field then says so. */
      alsoInLink?: RegExp;
    }
  /** `cost`: what it adds to the sums; false for what isn't a cost. */
  | { kind: 'dollars'; cost: Cost | false; isAboveZero?: true }
  | { kind: 'whole'; least: number; most: number; problem: (least: number, most: number) => string }
  | { kind: 'ages' }
  /** No link holds it. `note`: something to look at again that isn't an error. */
  | {
      kind: 'date';
      problem: (day: CalendarDay, today: CalendarDay) => string | undefined;
      note: (day: string) => string | undefined;
    };

export type Field<Group extends string = string, Cost = unknown> = {
  label: string;
  hint?: string;
  /** After the hint. */
  hintLink?: { text: string; url: string } | { text: string; to: InnerAddress };
  group: Group;
  /** It needs the room of a line. */
  isWide?: true;
} & Kind<Cost>;

/** Every field, by its name, in the order of the form. */
export type Fields<Name extends string = string> = Readonly<Record<Name, Field>>;

/** What a form holds: every field as typed, '' when blank. */
export type FormTexts<Name extends string = string> = Record<Name, string>;

/** Where fields stand together. `adds`: what a folded group adds to the answer. */
export type Group = { legend: string; adds?: string; note?: string };

export type Problems<Name extends string> = Partial<Record<Name, string>>;

/** What a field may start with, and the words of the button that fills it in. */
export type Starts<Name extends string> = Partial<Record<Name, { text: string; words: string }>>;
