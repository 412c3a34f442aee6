import { keptValue } from '@/browser/kept-value';
import type { keptThings } from '@/features/account/kept-things';

type Table = keyof typeof keptThings;

/** Whose account each value of this browser was in, until it was turned off there, here or on another device. */
const owners = keptValue(
  'paradise-pcs-from-account',
  (data): Partial<Record<Table, unknown>> => (typeof data === 'object' && data !== null ? data : {}),
);

/** Returns the id of the user whose account this browser's value was in; undefined when it was in none. */
export function ownerOfHere(table: Table): unknown {
  return owners.read()[table];
}

/** Notes whose account this browser's value was in; undefined when it goes, or is the browser's alone. */
export function noteOwner(table: Table, userId: string | undefined): void {
  const noted = owners.read();
  if (noted[table] === userId) return;
  const { [table]: _before, ...others } = noted;
  const all = userId ? { ...others, [table]: userId } : others;
  if (Object.keys(all).length > 0) owners.keep(all);
  else owners.forget();
}
