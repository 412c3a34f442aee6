// What a person may keep with their account: a value in this browser and, once they turn that on, in a row of a table.
import type { keptThings } from '@/features/account/kept-things';

export type KeptThing<Value> = {
  table: keyof typeof keptThings;
  /** Undefined for what is malformed. What it returns is what the server can store, and is kept, sent and compared. */
  parse: (data: unknown) => Value | undefined;
  isSame: (a: Value | null, b: Value | null) => boolean;
  /** Whether it says nothing, so that nobody is asked to choose it. */
  isBlank: (value: Value) => boolean;
  /** The parts that are changed, and merged, as a whole. */
  fields: readonly string[];
  isSameField(field: string, a: Value | null, b: Value | null): boolean;
  /** The value whose fields come each from the value that `pick` returns for it. */
  combine(pick: (field: string) => Value): Value;
  /** Whether a value that was never in the account fills in what the account's leaves open, without a question. */
  fillsIn: boolean;
  /** Whether earlier versions of the site can't read it: one in an open tab must not drop it as junk. */
  isNew?: (value: Value) => boolean;
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
  /** What the account may have, null for nothing: what it had last, then what was sent since and wasn't answered. */
  bases: Bases<Value>;
  /** Turned off, so that the account must lose it: `here` is the same value, or what it has become. */
  isOff?: true | undefined;
};

type Bases<Value> = readonly [Value | null, ...(Value | null)[]];

/** Returns whether the account may not have the copy's value, or not know yet that it is turned off. */
export function isUnsaved<Value>(
  { isSame }: Pick<KeptThing<Value>, 'isSame'>,
  copy: Copy<Value> | undefined,
): boolean {
  return copy !== undefined && (copy.isOff === true || !copy.bases.every((base) => isSame(base, copy.value)));
}

/** Returns whether the account has the copy's value, as far as this browser knows. */
export function isSaved<Value>(
  thing: Pick<KeptThing<Value>, 'isSame'>,
  copy: Copy<Value> | undefined,
): boolean {
  return Boolean(copy?.bases[0]) && !isUnsaved(thing, copy);
}

/**
 * Merges field by field, as version control merges a text; what this browser has sent itself is no change of theirs.
 * Returns both sides' changes, with `ours` and with `theirs` where they collide, and what collides: `all` when one side
 * removed what the other changed, or both began and neither may fill in the other. Null is no value.
 */
export function merge<Value>(
  { isSame, fields, isSameField, combine, fillsIn }: KeptThing<Value>,
  bases: Bases<Value>,
  ours: Value | null,
  theirs: Value | null,
): { ours: Value | null; theirs: Value | null; collisions: readonly string[] } {
  if (bases.some((base) => isSame(base, theirs))) return { ours, theirs: ours, collisions: [] };
  if (bases.every((base) => isSame(base, ours))) return { ours: theirs, theirs, collisions: [] };
  if (!ours || !theirs || !(bases[0] || fillsIn))
    return { ours, theirs, collisions: isSame(ours, theirs) ? [] : ['all'] };
  const isOurs = (field: string) => bases.some((base) => !isSameField(field, base, ours));
  const isTheirs = (field: string) => !bases.some((base) => isSameField(field, base, theirs));
  return {
    ours: combine((field) => (isTheirs(field) && !isOurs(field) ? theirs : ours)),
    theirs: combine((field) => (isTheirs(field) ? theirs : ours)),
    collisions: fields.filter(
      (field) => isOurs(field) && isTheirs(field) && !isSameField(field, ours, theirs),
    ),
  };
}
