import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useToday } from '@/dates/use-today';
import type { BaseId, Service } from '@/facts/bases';
import { useAuth } from '@/features/account/use-auth';
import { guideLine } from '@/features/checklist/guide-line';
import { knownProgress } from '@/features/checklist/known-progress';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import type { AppPath } from '@/site-map';
import { Icon } from '@/ui/icon';

export type PlanLineProps = {
  path: AppPath;
  /** Gets the plan's base, and undefined once there is none. */
  onBase: (base: BaseId | undefined) => void;
  /** Gets the plan's report date, likewise. */
  onReportDay: (day: string | undefined) => void;
  /** Gets the plan's service, likewise. */
  onService: (service: Service | undefined) => void;
};

/** The line that `PlanLine` shows once it has loaded. */
export function PlanLineText({ path, onBase, onReportDay, onService }: PlanLineProps) {
  const auth = useAuth();
  const userId = auth.status === 'signed-in' ? auth.user.id : undefined;
  const { plan } = useKeptPlan(userId);
  const today = useToday();
  const progress = userId === undefined ? undefined : knownProgress(userId);
  const shown = auth.status === 'loading' ? undefined : plan;
  const base = shown?.move.base;
  const reportDay = shown?.reportDay;
  const service = shown?.move.service;
  useEffect(() => onBase(base), [base, onBase]);
  useEffect(() => onReportDay(reportDay), [reportDay, onReportDay]);
  useEffect(() => onService(service), [service, onService]);
  if (!shown || !today) return null;
  return (
    <p className="flex min-h-[inherit] max-w-measure">
      <Link
        to="/pcs-toolkit/hawaii-checklist"
        className="flex grow items-center gap-3 rounded-xl bg-action-tint px-4 py-2 text-sm"
      >
        <Icon name="clipboard-list" className="size-5 shrink-0 text-action" />
        <span>
          {guideLine(path, { plan: shown, today, progress })}{' '}
          <span className="link font-semibold whitespace-nowrap">Your checklist</span>
        </span>
      </Link>
    </p>
  );
}
