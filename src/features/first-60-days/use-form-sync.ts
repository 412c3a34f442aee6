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

/** How long typing must rest before it is saved. */
const REST_MS = 1000;

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
  /** What the user asked for while another exchange ran. */
  const waiting = useRef<Exchange>(undefined);
  /** The last form that was sent, whether it arrived or not. */
  const sent = useRef<FormTexts>(undefined);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });

  async function run(exchange: Exchange) {
    if (isRunning.current) return;
    isRunning.current = true;
    sent.current = formCopies.read(userId)?.texts;
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
    // What happened in the meantime.
    const next = waiting.current ?? (isChanged ? 'save' : undefined);
    waiting.current = undefined;
    if (next) void run(next);
  }

  const unsaved = form.inAccount && form.copy?.base ? form.copy.texts : undefined;
  const saveChange = useEffectEvent(() => {
    if (unsaved && !(sent.current && isSameForm(unsaved, sent.current))) void run('save');
  });
  const lookAgain = useEffectEvent((exchange: 'check' | 'look') => void run(unsaved ? 'save' : exchange));
  useEffect(() => {
    if (!unsaved) return undefined;
    const timer = setTimeout(() => saveChange(), REST_MS);
    return () => clearTimeout(timer);
  }, [unsaved]);
  const { formRef } = form;
  useEffect(() => {
    lookAgain('check');
    const onLeave = () => saveChange();
    const fields = formRef.current;
    fields?.addEventListener('focusout', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    const stop = onReturn(() => lookAgain('look'));
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
      if (current) return;
      const exchange = isOn ? 'turn-on' : 'turn-off';
      if (isRunning.current) waiting.current = exchange;
      else void run(exchange);
    },
    choose: (which) => {
      if (isBusy || !current) return;
      setOther(undefined);
      form.tell(which === 'later' ? 'later' : 'account', { preventScroll: which === 'later' });
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
