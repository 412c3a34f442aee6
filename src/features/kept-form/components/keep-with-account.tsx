import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { AccountKeepingLines, AccountKeepingOption } from '@/features/account/components/account-keeping';
import { type Keeping, useKeeper } from '@/features/account/keeping/use-keeper';
import { type FormKind, type FormTexts, isBlank, isSameForm } from '@/features/kept-form/form-texts';
import type { KeptForm } from '@/features/kept-form/use-kept-form';
import { type FieldSays, WhichNumbers } from './which-numbers';

const failures: Record<NonNullable<Keeping<never>['failure']>, string> = {
  check: 'We couldn’t ask your account for newer numbers. These are the last ones this browser has.',
  on: 'Your numbers couldn’t be saved with your account. They’re still on this page.',
  save: 'The change couldn’t be saved with your account. Until it is, it stays in this browser, even if you sign out.',
  off: 'Your numbers couldn’t be removed from your account. Check your connection and try again.',
  missing:
    'Accounts on this site can’t keep these numbers yet. They’re still on this page: keep them in this browser, or copy the link.',
};

const alsoUnsaved = 'The last change isn’t there yet: it stays in this browser, even if you sign out.';

/** How long typing must rest before it is saved. */
const REST_MS = 1000;

type KeepWithAccountProps<Name extends string> = {
  kind: FormKind<Name>;
  userId: string;
  form: KeptForm<Name>;
  says: FieldSays<Name>;
  /** Where the page says how the form is kept. */
  place: HTMLElement | null;
};

/** Keeping the form with the account is opt-in. */
export function KeepWithAccount<Name extends string>({
  kind,
  userId,
  form,
  says,
  place,
}: KeepWithAccountProps<Name>) {
  const keeping = useFormKeeper(kind, userId, form);
  const { failure, question, retry } = keeping;
  // Nobody waits for it.
  const isSilent = failure === 'check' && !form.inAccount;
  const words = failure && !isSilent ? [failures[failure]] : [];
  if (failure === 'off' && keeping.isWaiting) words.push(alsoUnsaved);
  return (
    <>
      <AccountKeepingLines
        failure={words.length > 0 ? words.join(' ') : undefined}
        onRetry={failure === 'check' || failure === 'save' ? retry : undefined}
      >
        {question && (
          <WhichNumbers kind={kind} question={question} keeping={keeping} form={form} says={says} />
        )}
      </AccountKeepingLines>
      {place &&
        createPortal(
          <AccountKeepingOption
            label="Keep them with my account too"
            isOn={form.inAccount}
            keeping={keeping}
          />,
          place,
        )}
    </>
  );
}

function useFormKeeper<Name extends string>(
  { copies }: FormKind<Name>,
  userId: string,
  form: KeptForm<Name>,
): Keeping<FormTexts<Name>> {
  const { kept, texts, ownTexts, formRef, showKept } = form;
  const keeping = useKeeper(copies, userId, kept, {
    offer(wish) {
      const { here } = copies.read(userId);
      if (wish === 'on') return texts;
      return ownTexts ?? (here && !isBlank(here) ? here : undefined);
    },
    restMs: REST_MS,
  });
  const { state, save } = keeping;
  const showSynced = useEffectEvent(() => {
    const { copy } = kept;
    if (copy && (!ownTexts || isSameForm(ownTexts, copy.value))) showKept();
  });
  useEffect(() => {
    if (!state.busy && state.after.is === 'idle') showSynced();
  }, [state]);
  useEffect(() => {
    const fields = formRef.current;
    fields?.addEventListener('focusout', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      fields?.removeEventListener('focusout', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [formRef, save]);
  return keeping;
}
