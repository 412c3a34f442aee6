// What a person may keep with their account: a value in this browser and, once they turn that on, in a row of a table.
import type { KeptKey } from '@/browser/kept-table';
import type { Database } from '@/features/account/database.types';

export type KeptThing<Value, Field extends string = string> = {
  /** The table, which holds at most one row per user, and its column with the value. */
  table: keyof Database['public']['Tables'];
  column: string;
  /**
   * `here`: this browser's own value. `copy`: of the account's, for the user who is signed in. `unsaved`: every user's
   * changes that the account doesn't have yet; they outlast a sign-out.
   */
  keys: Record<'here' | 'copy' | 'unsaved', KeptKey<'localStorage'>>;
  /** What `copy` and `unsaved` call the value. */
  storedAs: string;
  /** Undefined for what is malformed. What it returns is what the server can store, and is kept, sent and compared. */
  parse: (data: unknown) => Value | undefined;
  isSame: (a: Value | null, b: Value | null) => boolean;
  /** The parts that are changed, and merged, as a whole. */
  fields: readonly Field[];
  isSameField: (field: Field, a: Value | null, b: Value | null) => boolean;
  /** The value whose fields come each from the value that `pick` returns for it. */
  combine: (pick: (field: Field) => Value) => Value;
  /** Whether a value that was never in the account fills in what the account's leaves open, without a question. */
  fillsIn: boolean;
};

/** What this browser keeps for a user. */
export type Kept<Value> = {
  /** In no account. */
  here: Value | undefined;
  /** Undefined unless the account keeps the thing, as far as this browser knows. */
  copy: Copy<Value> | undefined;
};

export type Copy<Value> = {
  /** Null when it was cleared here. */
  value: Value | null;
  /** While the account doesn't have `value` yet: what it had when it was changed, null for nothing. */
  base?: Value | null;
  /** What this browser has sent over `base`, whether it arrived or not. */
  sent?: readonly (Value | null)[];
};

export type Merged<Value, Field extends string = string> = {
  /** Both sides' changes, with ours where they collide. */
  ours: Value | null;
  /** Both sides' changes, with theirs where they collide. */
  theirs: Value | null;
  /** What both sides changed differently; `all` when one side removed what the other changed. */
  collisions: readonly (Field | 'all')[];
};

/** Merges two values made from the same `base`, field by field, as version control merges a text. Null is no value. */
export function merge<Value, Field extends string>(
  { isSame, fields, isSameField, combine }: KeptThing<Value, Field>,
  base: Value | null,
  ours: Value | null,
  theirs: Value | null,
): Merged<Value, Field> {
  if (isSame(ours, base)) return { ours: theirs, theirs, collisions: [] };
  if (isSame(theirs, base)) return { ours, theirs: ours, collisions: [] };
  if (!ours || !theirs) return { ours, theirs, collisions: isSame(ours, theirs) ? [] : ['all'] };
  const isOurs = (field: Field) => !isSameField(field, ours, base);
  const isTheirs = (field: Field) => !isSameField(field, theirs, base);
  return {
    ours: combine((field) => (isOurs(field) ? ours : theirs)),
    theirs: combine((field) => (isTheirs(field) ? theirs : ours)),
    collisions: fields.filter(
      (field) => isOurs(field) && isTheirs(field) && !isSameField(field, ours, theirs),
    ),
  };
}

/**
 * Returns what a change builds on once the account has `found`. Of that, what this browser has sent itself is no change of
 * theirs, even if the answer was lost, or another tab gets it.
 */
export function baseUnder<Value, Field extends string>(
  { isSame, isSameField, combine }: KeptThing<Value, Field>,
  base: Value | null,
  sent: readonly (Value | null)[],
  found: Value | null,
): Value | null {
  if (sent.some((value) => isSame(value, found))) return found;
  if (!base || !found) return base;
  const isOurs = (field: Field) => sent.some((value) => value && isSameField(field, value, found));
  return combine((field) => (isOurs(field) ? found : base));
}
