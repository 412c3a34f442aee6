import { useEffect } from 'react';
import { useToday } from '@/dates/use-today';
import type { BaseId } from '@/facts/bases';
import { useAuth } from '@/features/account/use-auth';
import { nextStepLine } from '@/features/checklist/next-step-line';
import { useChecklist } from '@/features/checklist/use-checklist';
import { type KeptPlan, useKeptPlan } from '@/features/checklist/use-kept-plan';
import { usePlanSync } from '@/features/checklist/use-plan-sync';

export type NextStepProps = {
  onLine: (line: string | undefined) => void;
  onBase: (base: BaseId | undefined) => void;
};

/** Shows nothing: passes the next step, once it is known, and the plan's base to the page. */
export function NextStep({ onLine, onBase }: NextStepProps) {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const { progress, status } = useChecklist(userId);
  const kept = useKeptPlan(userId);
  const today = useToday();
  const isKnown = today && auth.status !== 'loading' && (status === 'idle' || status === 'ready');
  const line = isKnown
    ? nextStepLine({ progress: userId ? progress : undefined, plan: kept.plan, today })
    : undefined;
  useEffect(() => {
    onLine(line);
    return () => onLine(undefined);
  }, [line, onLine]);
  const base = auth.status === 'loading' ? undefined : kept.plan?.move.base;
  useEffect(() => {
    onBase(base);
    return () => onBase(undefined);
  }, [base, onBase]);
  return userId ? <PlanCheck key={userId} userId={userId} kept={kept} /> : null;
}

/** Gets the account's plan, which a browser doesn't have right after the sign-in. */
function PlanCheck({ userId, kept }: { userId: string; kept: KeptPlan }) {
  usePlanSync(userId, kept);
  return null;
}
