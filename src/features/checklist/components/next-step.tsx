import { useEffect } from 'react';
import { useToday } from '@/dates/use-today';
import type { BaseId } from '@/facts/bases';
import type { Kept } from '@/features/account/keeping/kept-thing';
import { useKeeper } from '@/features/account/keeping/use-keeper';
import { useAuth } from '@/features/account/use-auth';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { keptPlan } from '@/features/checklist/kept-plan';
import { nextStepLine } from '@/features/checklist/next-step-line';
import { useChecklist } from '@/features/checklist/use-checklist';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';

export type NextStepProps = {
  onLine: (line: string | undefined) => void;
  onBase: (base: BaseId | undefined) => void;
};

/** Shows nothing: passes the next step, once it is known, and the plan's base to the page. */
export function NextStep({ onLine, onBase }: NextStepProps) {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const { progress, status } = useChecklist(userId);
  const { kept, plan } = useKeptPlan(userId);
  const today = useToday();
  const isKnown = today && auth.status !== 'loading' && (status === 'idle' || status === 'ready');
  const line = isKnown ? nextStepLine({ progress: userId ? progress : undefined, plan, today }) : undefined;
  useEffect(() => {
    onLine(line);
    return () => onLine(undefined);
  }, [line, onLine]);
  const base = auth.status === 'loading' ? undefined : plan?.move.base;
  useEffect(() => {
    onBase(base);
    return () => onBase(undefined);
  }, [base, onBase]);
  return userId ? <PlanCheck key={userId} userId={userId} kept={kept} /> : null;
}

/** Gets the account's plan, which a browser doesn't have right after the sign-in. */
function PlanCheck({ userId, kept }: { userId: string; kept: Kept<FamilyPlan> }) {
  useKeeper(keptPlan, userId, kept);
  return null;
}
