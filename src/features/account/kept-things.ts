import type { KeptKey } from '@/browser/kept-table';
import type { Database } from './database.types';

type Place = {
  /** This browser's own value. */
  here: KeptKey<'localStorage'>;
  /** A copy of the account's value, for who is signed in. */
  copy: KeptKey<'localStorage'>;
  /** Every user's changes that the account may not have yet; they outlast a sign-out. */
  unsaved: KeptKey<'localStorage'>;
  /** What `copy` and `unsaved` call the value. */
  storedAs: string;
  /** In running text. */
  name: string;
};

/** Returns the id of the user whose copy, or unsaved change, an entry is. */
export function ownerOf(entry: { userId?: unknown; owner?: unknown } | null | undefined): unknown {
  return entry?.userId ?? entry?.owner;
}

/** What an account can keep, by its table, which holds at most one row per user. */
export const keptThings = {
  family_plans: {
    here: 'paradise-pcs-plan',
    copy: 'paradise-pcs-account-plan',
    unsaved: 'paradise-pcs-unsaved-plans',
    storedAs: 'plan',
    name: 'your plan',
  },
  first_60_days: {
    here: 'paradise-pcs-first-60-days',
    copy: 'paradise-pcs-account-first-60-days',
    unsaved: 'paradise-pcs-unsaved-first-60-days',
    storedAs: 'texts',
    name: 'your First 60 Days numbers',
  },
  cost_of_living: {
    here: 'paradise-pcs-cost-of-living',
    copy: 'paradise-pcs-account-cost-of-living',
    unsaved: 'paradise-pcs-unsaved-cost-of-living',
    storedAs: 'texts',
    name: 'your Cost of Living numbers',
  },
} satisfies Partial<Record<keyof Database['public']['Tables'], Place>>;
