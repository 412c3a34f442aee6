import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { onReturn } from '@/browser/on-return';
import { useAccountCopy } from '@/features/account/account-copies';
import { formCopies } from './account-copy';
import type { FormTexts } from './fields';
import { isSameForm, keptForm } from './kept-form';
import { syncForm, turnOffForm } from './sync-form';
import type { FirstSixty } from './use-first-60-days';

/** `look` is a check that nobody waits for: when the tab is seen again. */
type Exchange = 'check' | 'look' | 'turn-on' | 'save' | 'turn-off';

export type FormSync = {
  isBusy: boolean;
  /** `missing`: the server has no table for the form yet. */
  failure: Exclude<Exchange, 'look'> | 'missing' | undefined;
  /** The account's form, when the page shows another one and the user must choose. */
  other: FormTexts | undefined;
  turn: (isOn: boolean) => void;
  choose: (which: 'account' | 'page' | 'later') => void;
  retry: () => void;
};

/** Keeps the form with this user's account, if they turned that on. Remount it for another user. */
export function useFormSync(userId: string, form: FirstSixty): FormSync {
  const { setAccount } = form;
  const copy = useAccountCopy(formCopies, userId);
  useLayoutEffect(() => {
    setAccount({ userId, copy, keep: (changed) => formCopies.keep(userId, changed) });
  }, [userId, copy, setAccount]);
  const [isBusy, setBusy] = useState(true);
  const [failure, setFailure] = useState<FormSync['failure']>();
  const [other, setOther] = useState<FormTexts>();
  const isRunning = useRef(false);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });

  async function run(exchange: Exchange) {
    if (isRunning.current) return;
    isRunning.current = true;
    let isChanged = false;
    if (exchange !== 'look') setBusy(true);
    try {
      if (exchange === 'turn-off') await turnOffForm(userId);
      else {
        const isTurningOn = exchange === 'turn-on';
        const ownTexts = () => (isTurningOn ? latest.current.texts : latest.current.ownTexts);
        const found = await syncForm(userId, ownTexts, isTurningOn);
        setOther(found);
        const copy = formCopies.read(userId);
        const own = ownTexts();
        if (copy && (!own || isSameForm(copy.texts, own))) latest.current.showAccounts();
        isChanged = copy?.base !== undefined && !found;
      }
      setFailure(undefined);
    } catch (error) {
      const isMissing = error instanceof Error && error.cause === 404;
      if (exchange !== 'look') setFailure(isMissing && exchange !== 'check' ? 'missing' : exchange);
    }
    isRunning.current = false;
    setBusy(false);
    // While it was saved.
    if (isChanged) void run('save');
  }

  const look = useEffectEvent((exchange: Exchange) => {
    const { copy, inAccount } = latest.current;
    if (exchange !== 'save' || (inAccount && copy?.base)) void run(exchange);
  });
  const { formRef } = form;
  useEffect(() => {
    look('check');
    const onLeave = () => look('save');
    const fields = formRef.current;
    fields?.addEventListener('focusout', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    const stop = onReturn(() => look(latest.current.copy?.base ? 'save' : 'look'));
    return () => {
      fields?.removeEventListener('focusout', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
      stop();
    };
  }, [formRef]);

  const current = other && isSameForm(other, form.texts) ? undefined : other;
  return {
    isBusy,
    // Nobody waits for it.
    failure: failure === 'check' && !form.inAccount ? undefined : failure,
    other: current,
    turn: (isOn) => {
      if (!isBusy && !current) void run(isOn ? 'turn-on' : 'turn-off');
    },
    choose: (which) => {
      if (isBusy || !current) return;
      setOther(undefined);
      if (which === 'later') return;
      if (which === 'page') formCopies.keep(userId, { texts: form.texts, base: current });
      else if (form.inAccount || !form.copy) formCopies.keep(userId, { texts: current });
      keptForm.forget();
      form.showAccounts();
      void run('save');
    },
    retry: () => void run(failure === 'save' ? 'save' : 'check'),
  };
}
