import { useId } from 'react';
import { type AccountPlan, useAccountPlan } from '@/checklist/use-account-plan';
import type { KeptPlan } from '@/checklist/use-kept-plan';
import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/format-date';

const failures: Record<NonNullable<AccountPlan['failure']>, string> = {
  check: 'We couldn’t ask your account whether it keeps a date.',
  'turn-on': 'The date couldn’t be saved with your account. It’s still kept in this browser.',
  save: 'The change couldn’t be saved with your account. It’s kept in this browser until then.',
  'turn-off': 'The date couldn’t be removed from your account. Check your connection and try again.',
};

/** Saving the plan with the account is opt-in. */
export function AccountOption({ userId, kept }: { userId: string; kept: KeptPlan }) {
  const account = useAccountPlan(userId, kept);
  const { isOn, isBusy, failure, turn, retry } = account;
  const id = useId();
  if (!kept.plan) return null;
  return (
    <div className="no-print mt-2">
      <div className="flex items-start gap-1">
        <input
          id={id}
          type="checkbox"
          autoComplete="off"
          checked={isOn}
          aria-describedby={`${id}-hint`}
          aria-disabled={isBusy || account.other !== undefined}
          onChange={(event) => turn(event.currentTarget.checked)}
          className="m-2.5 size-6 shrink-0 accent-action"
        />
        <div className="py-2.5">
          <label htmlFor={id} className="font-semibold">
            Keep it with my account too
          </label>
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            Your phone and laptop then agree. When you sign out, nothing of it stays in this browser.
          </p>
        </div>
      </div>
      {failure && (
        <div role="alert" className="flex flex-wrap items-center gap-4 rounded-lg bg-bad-tint p-4">
          <p>{failures[failure]}</p>
          {(failure === 'check' || failure === 'save') && (
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          )}
        </div>
      )}
      {account.other && <WhichDate account={account} kept={kept} />}
    </div>
  );
}

function WhichDate({ account: { other, choose }, kept }: { account: AccountPlan; kept: KeptPlan }) {
  if (!other || !kept.browserPlan) return null;
  const [theirs, ours] = [formatDate(other.reportDay), formatDate(kept.browserPlan.reportDay)];
  return (
    <section aria-label="Two report dates" className="rounded-xl border border-action bg-card p-4">
      <h2 className="text-xl">Which date do you want to keep?</h2>
      <p className="mt-1">
        Your account has {theirs}. This browser has {ours}.
      </p>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => choose('account')}>Keep {theirs}, from my account</Button>
        <Button variant="secondary" onClick={() => choose('browser')}>
          Keep {ours}, from this browser
        </Button>
      </p>
    </section>
  );
}
