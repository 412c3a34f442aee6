import { useEffect, useMemo } from 'react';
import { useToday } from '@/dates/use-today';
import type { Kept } from '@/features/account/keeping/kept-thing';
import { useKeeper } from '@/features/account/keeping/use-keeper';
import { useAuth } from '@/features/account/use-auth';
import type { AnyPlan } from '@/features/checklist/family-plan';
import { type HomePlan, homePlan } from '@/features/checklist/home-plan';
import { keptPlan } from '@/features/checklist/kept-plan';
import { nextStepLine } from '@/features/checklist/next-step-line';
import { useChecklist } from '@/features/checklist/use-checklist';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';

// In the chunk that home needs next.
export { keepFirstAnswers } from '@/features/checklist/first-answers';

export type NextStepProps = {
  onLine: (line: string | undefined) => void;
  onOwn: (own: OwnHome | undefined) => void;
};

/** What the home page knows of its reader: the plan, and what it says. Both are missing when there is none. */
export type OwnHome = { plan?: AnyPlan; says?: HomePlan };

/** Shows nothing: passes the next step and the plan, once they are known, to the page. */
export function NextStep({ onLine, onOwn }: NextStepProps) {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const { progress, status } = useChecklist(userId);
  const { kept, known: plan } = useKeptPlan(userId);
  const today = useToday();
  const isKnown = today && auth.status !== 'loading' && (status === 'idle' || status === 'ready');
  const line = isKnown ? nextStepLine({ progress: userId ? progress : undefined, plan, today }) : undefined;
  useEffect(() => {
    onLine(line);
    return () => onLine(undefined);
  }, [line, onLine]);
  const isSettled = today !== undefined && auth.status !== 'loading' && status !== 'loading';
  const known = userId ? (status === 'ready' ? progress : undefined) : null;
  const own = useMemo(
    () => (isSettled ? { plan, says: plan && homePlan(plan, known, today) } : undefined),
    [isSettled, plan, known, today],
  );
  useEffect(() => onOwn(own), [own, onOwn]);
  return userId ? <PlanCheck key={userId} userId={userId} kept={kept} /> : null;
}

/** Gets the account's plan, which a browser doesn't have right after the sign-in. */
function PlanCheck({ userId, kept }: { userId: string; kept: Kept<AnyPlan> }) {
  useKeeper(keptPlan, userId, kept);
  return null;
}
