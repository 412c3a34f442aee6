import { useEffect, useState } from 'react';
import { compareHomes } from './compare-homes';
import { readHomesHash } from './homes-link';
import { keptHomes, watchKeptHomes } from './kept-homes';

/** A kept home bought by assumption, in unrounded dollars. Null without a result. */
type BoughtHome = { name: string; monthly: number | null; cashToClose: number | null };

/** Returns the homes that this browser keeps, each with its monthly total and its cash to close. */
export function useKeptHomes(): readonly BoughtHome[] {
  const [homes, setHomes] = useState<readonly BoughtHome[]>([]);
  useEffect(() => {
    setHomes(boughtHomes(keptHomes()));
    return watchKeptHomes((hash) => setHomes(boughtHomes(hash)));
  }, []);
  return homes;
}

function boughtHomes(hash: string): readonly BoughtHome[] {
  const all = readHomesHash(hash);
  if (!all) return [];
  const rows = compareHomes(all);
  const values = (figure: string) => rows.find((row) => row.figure === figure)?.values;
  const dollars = (figure: string, index: number) => {
    const value = values(figure)?.[index];
    return typeof value === 'number' ? value : null;
  };
  return all.homes.map(({ name }, index) => ({
    name,
    monthly: dollars('monthly', index),
    cashToClose: dollars('cashToClose', index),
  }));
}
