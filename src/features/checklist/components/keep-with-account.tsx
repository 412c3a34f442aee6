import { useId } from 'react';
import { createPortal } from 'react-dom';
import type { KeptPlan } from '@/features/checklist/use-kept-plan';
import { type PlanSync, usePlanSync } from '@/features/checklist/use-plan-sync';
import { Button } from '@/ui/button';
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

/**
 * Saving the plan with the account is opt-in. Its messages come after the server's answer, so they show at the bottom of
 * the window, where they move nothing; in a low window, at the end of the plan.
 */
export function KeepWithAccount({ userId, kept, place }: KeepWithAccountProps) {
  const sync = usePlanSync(userId, kept);
  const { failure, conflict, choose, retry } = sync;
  return (
    <>
      <div className="bottom-lines no-print bottom-12 z-10 tall:sticky">
        {failure && (kept.plan || failure === 'save') && (
          <div
            role="alert"
            className="mt-4 flex items-center gap-4 rounded-lg border border-bad bg-bad-tint p-4"
          >
            <p className="grow">{failures[failure]}</p>
            {(failure === 'check' || failure === 'save') && (
              <Button variant="secondary" onClick={retry}>
                Try again
              </Button>
            )}
          </div>
        )}
        <div role="status">{conflict && <WhichPlan conflict={conflict} choose={choose} />}</div>
      </div>
      {place && createPortal(<Option sync={sync} />, place)}
    </>
  );
}

function Option({ sync: { isOn, isBusy, conflict, turn } }: { sync: PlanSync }) {
  const id = useId();
  return (
    <div className="flex items-start gap-1">
      <input
        id={id}
        type="checkbox"
        autoComplete="off"
        checked={isOn}
        aria-describedby={`${id}-hint`}
        aria-disabled={isBusy || conflict !== undefined}
        onChange={(event) => turn(event.currentTarget.checked)}
        className="m-2.5 size-6 shrink-0 accent-action"
      />
      <div className="py-2.5">
        <label htmlFor={id} className="font-semibold">
          Keep it with my account too
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          Your phone and laptop then agree. When you sign out, nothing of it stays in this browser, except a
          change that couldn’t be saved yet.
        </p>
      </div>
    </div>
  );
}
