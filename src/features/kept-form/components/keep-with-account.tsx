import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { AccountKeepingLines, AccountKeepingOption } from '@/features/account/components/account-keeping';
import { type Keeping, useKeeper } from '@/features/account/keeping/use-keeper';
import type { FormTexts } from '@/features/kept-form/fields';
import { type FormKind, isBlank, isSameForm } from '@/features/kept-form/form-texts';
import type { KeptForm } from '@/features/kept-form/use-kept-form';
import { WhichNumbers } from './which-numbers';

const failures: Record<NonNullable<Keeping<never>['failure']>, string> = {
  check: 'We couldn’t check your account for newer numbers. These are the last ones this browser has.',
  on: 'Your numbers couldn’t be saved with your account yet. They’re still on this page, and stay in this browser.',
  save: 'The change couldn’t be saved with your account. Until it is, it stays in this browser, even if you sign out.',
  off: 'Your numbers couldn’t be removed from your account yet. They stay in this browser.',
  refused:
    'This browser has no room for your numbers, so they stay in your account. Copy the link, or free some space.',
  missing:
    'Accounts on this site can’t keep these numbers yet. They’re still on this page: keep them in this browser, or copy the link.',
};

/** How long typing must rest before it is saved. */
const REST_MS = 1000;

type KeepWithAccountProps<Name extends string> = {
  kind: FormKind<Name>;
  userId: string;
  form: KeptForm<Name>;
  /** Where the page says how the form is kept. */
  place: HTMLElement | null;
};

/** Keeping the form with the account is opt-in. */
export function KeepWithAccount<Name extends string>({
  kind,
  userId,
  form,
  place,
}: KeepWithAccountProps<Name>) {
  const keeping = useFormKeeper(kind, userId, form);
  const { isOn, failure, question, turn, retry } = keeping;
  // Nobody waits for it.
  const isSilent = failure === 'check' && !form.inAccount;
  return (
    <>
      <AccountKeepingLines
        failure={failure && !isSilent ? failures[failure] : undefined}
        onRetry={failure === 'missing' ? undefined : retry}
      >
        {question && <WhichNumbers kind={kind} question={question} keeping={keeping} form={form} />}
      </AccountKeepingLines>
      {place &&
        createPortal(
          <AccountKeepingOption
            label="Keep them with my account too"
            isOn={isOn && form.isLinked}
            keeping={keeping}
            onTurn={(isWanted) => {
              turn(isWanted ? form.texts : undefined);
              // From now on, the copy that is being saved changes.
              if (isWanted && !form.kept.copy) form.showKept();
            }}
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
  const { kept, ownTexts, formRef, showKept } = form;
  const keeping = useKeeper(copies, userId, kept, {
    offer() {
      const { here } = copies.read(userId);
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
    if (state.is === 'idle') showSynced();
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
