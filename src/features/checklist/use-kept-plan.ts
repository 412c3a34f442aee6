import { useState } from 'react';
import { useKept } from '@/features/account/keeping/kept-copies';
import { isSaved, type Kept } from '@/features/account/keeping/kept-thing';
import { type AnyPlan, datedPlan, type FamilyPlan } from './family-plan';
import { keptPlan } from './kept-plan';
import type { Move } from './move';

export type KeptPlan = {
  /** What this browser has: its own plan, and its copy of the account's. */
  kept: Kept<AnyPlan>;
  /** The plan to show, with or without a report date: the account's, falling back to this browser's. */
  known: AnyPlan | undefined;
  /** The same once it has a report date. */
  plan: FamilyPlan | undefined;
  /** Whether the account has it as it is shown, as far as this browser knows. */
  isInAccount: boolean;
  /** Whether the account has a plan, if only an earlier one. */
  isLinked: boolean;
  /** True when the browser refused to keep the last change, so that it is lost on reload. */
  isRefused: boolean;
  /** What the family said about its move. */
  move: Move;
  /** Keeps the plan, in the account or this browser, wherever it is now. */
  change: (plan: AnyPlan) => void;
  /** Clears the plan, wherever it is now. Returns what brings it back there. */
  clear: () => () => void;
};

/** Returns the plan kept in this browser or in this user's account. */
export function useKeptPlan(userId: string | undefined): KeptPlan {
  const kept = useKept(keptPlan, userId);
  const { here, copy } = kept;
  const [isRefused, setRefused] = useState(false);

  const known = copy ? (copy.value ?? undefined) : here;

  function change(changed: AnyPlan) {
    setRefused(!keptPlan.change(userId, changed));
  }

  function clear() {
    setRefused(false);
    const bringBack = keptPlan.clear(userId);
    return () => setRefused(!bringBack());
  }
  return {
    kept,
    known,
    plan: datedPlan(known),
    isInAccount: isSaved(keptPlan.thing, copy),
    isLinked: Boolean(copy?.bases[0]),
    isRefused,
    move: known?.move ?? {},
    change,
    clear,
  };
}
