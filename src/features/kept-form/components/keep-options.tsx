import type { Ref } from 'react';
import { accountsAreSetUp } from '@/features/account/env';
import type { KeptForm } from '@/features/kept-form/use-kept-form';
import { Link } from '@/ui/link';

type KeepOptionsProps = {
  form: Pick<KeptForm, 'kept' | 'isKept' | 'isRefused' | 'isLinked' | 'inAccount' | 'keep'>;
  isSignedIn: boolean;
  accountPlace: Ref<HTMLDivElement>;
};

/** Where the numbers are kept. */
export function KeepOptions({ form, isSignedIn, accountPlace }: KeepOptionsProps) {
  return (
    <section aria-label="Keep your numbers" className="no-print mt-4 lg:col-start-1">
      <label className="flex items-center gap-1">
        <input
          type="checkbox"
          checked={form.isKept}
          disabled={form.isLinked}
          onChange={({ currentTarget }) => form.keep(currentTarget.checked)}
          className="m-2.5 ml-0 size-6 shrink-0 accent-action"
        />
        Keep my numbers in this browser
      </label>
      <div ref={accountPlace} />
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {stateOf(form)}
      </p>
      {!isSignedIn && accountsAreSetUp && (
        <p className="text-sm">
          Or{' '}
          <Link to="/auth" className="link inline-block py-2">
            sign in
          </Link>{' '}
          and keep them with your account.
        </p>
      )}
    </section>
  );
}

function stateOf({ kept, isRefused, isKept, isLinked, inAccount }: KeepOptionsProps['form']): string {
  if (isRefused)
    return 'This browser doesn’t let us keep them: they’re erased when you close the page. Copy the link instead.';
  if (inAccount) return 'Kept with your account.';
  if (isLinked && kept.copy?.isOff) return 'Still in your account.';
  if (isLinked && kept.copy?.bases[0])
    return 'Your account still has the earlier ones: these are kept on this device for now.';
  if (isLinked) return 'Not in your account yet: kept on this device for now.';
  return isKept
    ? 'Kept on this device only, until you clear the box.'
    : 'Not saved. They’re erased when you close this tab.';
}
