import { Link } from 'react-router-dom';
import { useToday } from '@/dates/use-today';
import { useAuth } from '@/features/account/use-auth';
import { guideLine } from '@/features/checklist/guide-line';
import { useKeptPlan } from '@/features/checklist/use-kept-plan';
import type { AppPath } from '@/site-map';
import { Icon } from '@/ui/icon';

/** The line that `PlanLine` shows once it has loaded. */
export function PlanLineText({ path }: { path: AppPath }) {
  const auth = useAuth();
  const { plan } = useKeptPlan(auth.status === 'signed-in' ? auth.user.id : undefined);
  const today = useToday();
  if (!plan || !today || auth.status === 'loading') return null;
  return (
    <p className="flex min-h-[inherit] max-w-measure">
      <Link
        to="/pcs-toolkit/hawaii-checklist"
        className="flex grow items-center gap-3 rounded-xl bg-action-tint px-4 py-2 text-sm"
      >
        <Icon name="clipboard-list" className="size-5 shrink-0 text-action" />
        <span>
          {guideLine(path, plan, today)}{' '}
          <span className="link font-semibold whitespace-nowrap">Your checklist</span>
        </span>
      </Link>
    </p>
  );
}
