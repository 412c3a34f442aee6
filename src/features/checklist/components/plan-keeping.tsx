import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { GuideSection } from '@/blocks/guide-section';
import { downloadText } from '@/browser/download-text';
import type { CalendarDay } from '@/dates/calendar-day';
import { accountsAreSetUp } from '@/features/account/env';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { planFileText } from '@/features/checklist/plan-file';
import { Button } from '@/ui/button';
import { OpenPlanFile } from './open-plan-file';

/** The title as the links to this section write it. */
export const keepingId = 'where-your-plan-is-kept';

type PlanKeepingProps = {
  plan: FamilyPlan;
  today: CalendarDay;
  isSignedIn: boolean;
  isInAccount: boolean;
  accountPlace: Ref<HTMLDivElement>;
  onOpen: (plan: FamilyPlan) => void;
};

/** Says where the plan is kept, and how to keep it safe. */
export function PlanKeeping({
  plan,
  today,
  isSignedIn,
  isInAccount,
  accountPlace,
  onOpen,
}: PlanKeepingProps) {
  return (
    <div className="no-print">
      <GuideSection title="Where your plan is kept">
        {!isInAccount && (
          <div className="max-w-measure space-y-2">
            <p>
              Only in this browser: we don’t have it, so we can’t bring it back. Clearing your browsing data
              removes it, and Safari removes it by itself after seven days without a visit.
            </p>
            <p>
              An app on your Home Screen keeps its own plan. Made this one in the browser? Save it as a file
              here and open the file there.
            </p>
          </div>
        )}
        <div ref={accountPlace} />
        {!isSignedIn && accountsAreSetUp && (
          <p className="mt-2">
            Or{' '}
            <Link to="/auth" className="link inline-block py-2">
              sign in
            </Link>{' '}
            and keep it with your account.
          </p>
        )}
        <div className="mt-3 flex flex-wrap items-start gap-3">
          <Button
            variant="secondary"
            onClick={() => downloadText('hawaii-pcs-plan.json', 'application/json', planFileText(plan))}
          >
            Save a plan file
          </Button>
          <OpenPlanFile today={today} current={plan} onOpen={onOpen} />
        </div>
      </GuideSection>
    </div>
  );
}
