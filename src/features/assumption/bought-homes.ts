import { compareHomes } from './compare-homes';
import { readHomesHash } from './homes-link';

/** A kept home bought by assumption, in unrounded dollars. Null without a result. */
export type BoughtHome = { name: string; monthly: number | null; cashToClose: number | null };

/** Returns the homes in a hash of `homesHash`, in its order. None when it is malformed. */
export function boughtHomes(hash: string): readonly BoughtHome[] {
  const all = readHomesHash(hash);
  if (!all) return [];
  const rows = compareHomes(all);
  const dollars = (figure: 'monthly' | 'cashToClose', index: number) => {
    const value = rows.find((row) => row.figure === figure)?.values[index];
    return typeof value === 'number' ? value : null;
  };
  return all.homes.map(({ name }, index) => ({
    name,
    monthly: dollars('monthly', index),
    cashToClose: dollars('cashToClose', index),
  }));
}
