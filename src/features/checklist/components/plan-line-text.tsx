import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { OwnPlan } from '@/blocks/own-plan';
import { useToday } from '@/dates/use-today';
import { useAuth } from '@/features/account/use-auth';
import { guideLine } from '@/features/checklist/guide-line';
import { knownProgress } from '@/features/checklist/known-progress';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import type { AppPath } from '@/site-map';
import { ChangingText } from '@/ui/changing-text';
import { Icon } from '@/ui/icon';

export type PlanLineProps = {
  path: AppPath;
  /** Gets what the guides use of the plan. */
  onPlan: (plan: OwnPlan) => void;
};

/** The line that `PlanLine` shows once it has loaded. */
export function PlanLineText({ path, onPlan }: PlanLineProps) {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const { plan } = useKeptPlan(userId);
  const today = useToday();
  const progress = userId === undefined ? undefined : knownProgress(userId);
  const shown = auth.status === 'loading' ? undefined : plan;
  const { reportDay, move: { base, service } = {} } = shown ?? {};
  useEffect(() => onPlan({ base, reportDay, service }), [base, reportDay, service, onPlan]);
  if (!shown || !today) return null;
  return (
    <p className="flex min-h-[inherit] max-w-measure">
      <Link
        to="/pcs-toolkit/hawaii-checklist"
        className="flex grow items-center gap-3 rounded-xl bg-action-tint px-4 py-2 text-sm"
      >
        <Icon name="clipboard-list" className="size-5 shrink-0 text-action" />
        <span>
          <ChangingText text={`${guideLine(path, { plan: shown, today, progress })} `} />
          <span className="link font-semibold whitespace-nowrap">Your checklist</span>
        </span>
      </Link>
    </p>
  );
}
