import { createPortal } from 'react-dom';
import { AccountKeepingLines, AccountKeepingOption } from '@/features/account/components/account-keeping';
import { type Keeping, useKeeper } from '@/features/account/keeping/use-keeper';
import { keptPlan } from '@/features/checklist/kept-plan';
import type { KeptPlan } from '@/features/checklist/use-kept-plan';
import { PlanGone, WhichPlan } from './which-plan';

const turnOnFailed = 'Your plan couldn’t be saved with your account yet. It’s still kept in this browser.';

const failures: Record<NonNullable<Keeping<never>['failure']>, string> = {
  check: 'We couldn’t check whether your account has a plan.',
  on: turnOnFailed,
  missing: turnOnFailed,
  save: 'The change couldn’t be saved with your account. Until it is, it stays in this browser, even if you sign out.',
  refused:
    'This browser has no room for your plan, so it stays in your account. Save a plan file, or free some space.',
  off: 'Your plan couldn’t be removed from your account yet. It stays in this browser.',
};

type KeepWithAccountProps = {
  userId: string;
  plan: KeptPlan;
  /** The element where the plan says how it is kept; null until it has rendered. */
  place: HTMLElement | null;
};

/** Keeping the plan with the account is opt-in. */
export function KeepWithAccount({ userId, plan: { kept, known: plan }, place }: KeepWithAccountProps) {
  const keeping = useKeeper(keptPlan, userId, kept);
  const { isOn, failure, question, gone, turn, choose, dismiss, retry } = keeping;
  return (
    <>
      <AccountKeepingLines
        failure={failure && (plan || failure === 'save') ? failures[failure] : undefined}
        onRetry={failure === 'missing' ? undefined : retry}
      >
        {question && <WhichPlan question={question} choose={choose} />}
        {gone && <PlanGone plan={gone} onKeep={() => turn(plan)} onLeave={dismiss} />}
      </AccountKeepingLines>
      {place &&
        createPortal(
          <AccountKeepingOption
            label="Keep it with my account too"
            isOn={isOn}
            keeping={keeping}
            onTurn={(isWanted) => turn(isWanted ? plan : undefined)}
          />,
          place,
        )}
    </>
  );
}
