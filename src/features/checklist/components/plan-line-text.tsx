import { useEffect } from 'react';
import type { OwnPlan } from '@/blocks/own-plan';
import { useToday } from '@/dates/use-today';
import { ownPlace } from '@/facts/bases';
import { useAuth } from '@/features/account/use-auth';
import { moveAnchor } from '@/features/checklist/anchors';
import { guideLine, planInWords } from '@/features/checklist/guide-line';
import { knownProgress } from '@/features/checklist/known-progress';
import { withAssumed } from '@/features/checklist/move';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import type { AppPath } from '@/site-map';
import { ChangingText } from '@/ui/changing-text';
import { Link } from '@/ui/link';

export type PlanLineProps = {
  path: AppPath;
  /** Gets what the guides use of the plan. */
  onPlan: (plan: OwnPlan) => void;
};

/** The line that `PlanLine` shows once it has loaded. */
export function PlanLineText({ path, onPlan }: PlanLineProps) {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const { known } = useKeptPlan(userId);
  const today = useToday();
  const progress = userId === undefined ? null : knownProgress(userId);
  const shown = auth.status === 'loading' ? undefined : known;
  const { reportDay, move: { base, service, orders, grade, children, expecting, parent } = {} } = shown ?? {};
  const screening = shown && withAssumed(shown.move).screening;
  useEffect(
    () =>
      onPlan({
        ...ownPlace(base),
        reportDay,
        service,
        orders,
        grade,
        children,
        expecting,
        parent,
        screening,
      }),
    [base, reportDay, service, orders, grade, children, expecting, parent, screening, onPlan],
  );
  if (!shown || !today) return null;
  return (
    <div className="flex min-h-[inherit] max-w-measure flex-col justify-center rounded-xl bg-action-tint text-sm">
      <Link to="/pcs-toolkit/hawaii-checklist" className="block px-4 py-2">
        <ChangingText text={`${guideLine(path, { plan: shown, today, progress })} `} />
        <span className="link font-semibold whitespace-nowrap">PCS Checklist</span>
      </Link>
      <Link to={`/pcs-toolkit/hawaii-checklist#${moveAnchor}`} className="block px-4 py-2 text-ink-soft">
        <ChangingText text={`For ${planInWords(path, shown, today)}: `} />
        <span className="link font-semibold whitespace-nowrap">change</span>
      </Link>
    </div>
  );
}
