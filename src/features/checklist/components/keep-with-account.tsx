import { createPortal } from 'react-dom';
import { AccountKeepingLines, AccountKeepingOption } from '@/features/account/components/account-keeping';
import type { KeptPlan } from '@/features/checklist/use-kept-plan';
import { type PlanSync, usePlanSync } from '@/features/checklist/use-plan-sync';
import { WhichPlan } from './which-plan';

const failures: Record<NonNullable<PlanSync['failure']>, string> = {
  check: 'We couldn’t ask your account whether it keeps a date.',
  'turn-on': 'The date couldn’t be saved with your account. It’s still kept in this browser.',
  save: 'The change couldn’t be saved with your account. Until it is, it stays in this browser, even if you sign out.',
  'turn-off': 'The date couldn’t be removed from your account. Check your connection and try again.',
};

type KeepWithAccountProps = {
  userId: string;
  kept: KeptPlan;
  /** Where the plan says how it is kept; null until it is there. */
  place: HTMLElement | null;
};

/** Keeping the plan with the account is opt-in. */
export function KeepWithAccount({ userId, kept, place }: KeepWithAccountProps) {
  const { isOn, isBusy, failure, conflict, choose, retry, turn } = usePlanSync(userId, kept);
  return (
    <>
      <AccountKeepingLines
        failure={failure && (kept.plan || failure === 'save') ? failures[failure] : undefined}
        onRetry={failure === 'check' || failure === 'save' ? retry : undefined}
      >
        {conflict && <WhichPlan conflict={conflict} choose={choose} />}
      </AccountKeepingLines>
      {place &&
        createPortal(
          <AccountKeepingOption
            label="Keep it with my account too"
            isOn={isOn}
            isWaiting={isBusy || conflict !== undefined}
            onTurn={turn}
          />,
          place,
        )}
    </>
  );
}
