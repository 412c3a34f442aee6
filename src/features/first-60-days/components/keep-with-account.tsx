import { createPortal } from 'react-dom';
import { AccountKeepingLines, AccountKeepingOption } from '@/features/account/components/account-keeping';
import { fieldWords, saidIn } from '@/features/first-60-days/content/field-words';
import { fieldNames } from '@/features/first-60-days/fields';
import type { FirstSixty } from '@/features/first-60-days/use-first-60-days';
import { type FormSync, useFormSync } from '@/features/first-60-days/use-form-sync';
import { Button } from '@/ui/button';

const failures: Record<NonNullable<FormSync['failure']>, string> = {
  check: 'We couldn’t ask your account for newer numbers. These are the last ones this browser has.',
  'turn-on': 'Your numbers couldn’t be saved with your account. They’re still on this page.',
  save: 'The change couldn’t be saved with your account. Until it is, it stays in this browser, even if you sign out.',
  'turn-off': 'Your numbers couldn’t be removed from your account. Check your connection and try again.',
  missing:
    'Accounts on this site can’t keep these numbers yet. They’re still on this page: keep them in this browser, or copy the link.',
};

const alsoUnsaved = 'The last change isn’t there yet: it stays in this browser, even if you sign out.';

type KeepWithAccountProps = {
  userId: string;
  form: FirstSixty;
  /** Where the page says how the form is kept. */
  place: HTMLElement | null;
};

/** Keeping the form with the account is opt-in. */
export function KeepWithAccount({ userId, form, place }: KeepWithAccountProps) {
  const sync = useFormSync(userId, form);
  const { isBusy, failure, other, retry, turn } = sync;
  const words = failure && [failures[failure]];
  if (failure === 'turn-off' && form.copy?.base) words?.push(alsoUnsaved);
  return (
    <>
      <AccountKeepingLines
        failure={words?.join(' ')}
        onRetry={failure === 'check' || failure === 'save' ? retry : undefined}
      >
        {other && <WhichNumbers sync={sync} form={form} />}
      </AccountKeepingLines>
      {place &&
        createPortal(
          <AccountKeepingOption
            label="Keep them with my account too"
            isOn={form.inAccount}
            isWaiting={isBusy || other !== undefined}
            onTurn={turn}
          />,
          place,
        )}
    </>
  );
}

/** How many differences fit above the page's end. */
const MOST_LINES = 3;

/** Asks which of two forms to keep. */
function WhichNumbers({ sync: { other, choose }, form }: { sync: FormSync; form: FirstSixty }) {
  const differing = fieldNames.filter((name) => other?.[name] !== form.texts[name]);
  const more = differing.length - MOST_LINES;
  return (
    <section aria-label="Two sets of numbers" className="mt-2 rounded-xl border border-action bg-card p-4">
      <h2 className="text-xl">Your account has other numbers</h2>
      {differing.slice(0, MOST_LINES).map((name) => (
        <p key={name} className="mt-1">
          {fieldWords[name].label}: {saidIn(name, other?.[name])} in your account,{' '}
          {saidIn(name, form.texts[name])} here.
        </p>
      ))}
      {more > 0 && <p className="mt-1">{more === 1 ? 'One more differs.' : `${more} more differ.`}</p>}
      <p className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => choose('account')}>Use my account’s numbers</Button>
        <Button variant="secondary" onClick={() => choose('page')}>
          Keep these with my account
        </Button>
        <Button variant="secondary" onClick={() => choose('later')}>
          Not now
        </Button>
      </p>
    </section>
  );
}
