import { useState } from 'react';
import { keptValue } from '@/browser/kept-value';
import { useKeptValue } from '@/browser/use-kept-value';
import { useKept } from '@/features/account/keeping/kept-copies';
import { isSaved, type Kept } from '@/features/account/keeping/kept-thing';
import type { FamilyPlan } from './family-plan';
import { keptPlan } from './kept-plan';
import { type Move, type MoveQuestion, parseMove } from './move';

export type KeptPlan = {
  /** What this browser has: its own plan, and its copy of the account's. */
  kept: Kept<FamilyPlan>;
  /** The plan to show: the account's, falling back to this browser's. */
  plan: FamilyPlan | undefined;
  /** Whether the account has it as it is shown, as far as this browser knows. */
  isInAccount: boolean;
  /** Whether the account has a plan, if only an earlier one. */
  isLinked: boolean;
  /** True when the browser refused to keep the last change, so that it is lost on reload. */
  isRefused: boolean;
  /** What the family said about its move: in the plan or, before there is a report date, in this browser. */
  move: Move;
  /** Keeps the plan, in the account or this browser, wherever it is now. */
  change: (plan: FamilyPlan) => void;
  /** Keeps the answers, in the plan or until there is one. */
  answer: (move: Move) => void;
  /** Clears the plan or the answers, wherever they are now. Returns what brings them back there. */
  clear: () => () => void;
};

/** What was said about the move, also without a report date: then it waits for one in the plan's place. */
const inAnswers = keptValue('paradise-pcs-plan', (data): { move: Move } | undefined =>
  data ? { move: parseMove((data as { move?: unknown }).move) } : undefined,
);

/** Returns the plan kept in this browser or in this user's account. */
export function useKeptPlan(userId: string | undefined): KeptPlan {
  const kept = useKept(keptPlan, userId);
  const { here, copy } = kept;
  const answers = useKeptValue(inAnswers);
  const [isRefused, setRefused] = useState(false);

  const plan = copy ? (copy.value ?? undefined) : here;
  const move = plan?.move ?? answers?.move ?? {};

  function change(changed: FamilyPlan) {
    setRefused(!keptPlan.change(userId, changed));
    // Answers that are part of the account's plan now.
    if (copy && !here && answers && isPart(answers.move, changed.move)) inAnswers.forget();
  }

  function answer(changed: Move) {
    if (plan) return change({ ...plan, move: changed });
    const isEmpty = !here && Object.keys(changed).length === 0;
    inAnswers.keep(isEmpty ? undefined : { ...here, move: changed });
  }

  function clear() {
    setRefused(false);
    if (!here) inAnswers.forget();
    const bringBack = keptPlan.clear(userId);
    return plan ? () => setRefused(!bringBack()) : () => answer(move);
  }
  const isInAccount = isSaved(keptPlan.thing, copy);
  return {
    kept,
    plan,
    isInAccount,
    isLinked: Boolean(copy?.bases[0]),
    isRefused,
    move,
    change,
    answer,
    clear,
  };
}

function isPart(answers: Move, move: Move): boolean {
  return (Object.keys(answers) as MoveQuestion[]).every((question) => answers[question] === move[question]);
}
