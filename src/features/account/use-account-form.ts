import { type FormEvent, useId, useRef, useState } from 'react';
import { DeadlineError, withDeadline } from '@/browser/deadline';
import { dismissToasts, showToast, type Toast } from '@/toasts/show-toast';
import { cleanEmail, EMAIL_MESSAGE, isEmail } from '@/ui/email';
import { useFieldErrors } from '@/ui/field-errors';
import { type AttemptKind, blockedMessage, counts } from './attempt-limit';
import type { AuthResult } from './auth-requests';
import { fieldErrors } from './failure-toast';
import { clearAttempts, consumeAttempt } from './kept-attempts';
import { brokenPasswordRules } from './password-rules';
import { connect } from './session';
import type { Supabase } from './supabase-client';

export type AccountValues = { email: string; password: string; newPassword: string };

type AccountForm = {
  /** The limit that each attempt counts against. `email` is for forms without an email field. */
  limit?: { kind: AttemptKind; email?: string };
  send: (supabase: Supabase, values: AccountValues) => Promise<AuthResult>;
  /** The toast for a result other than `ok` and `signed-in`. */
  failureOf: (result: AuthResult) => Toast;
  onSuccess: (values: AccountValues, form: HTMLFormElement, result: 'ok' | 'signed-in') => void;
};

/**
 * Validates, rate-limits and submits a form with any of the fields email, password and newPassword. The last toast
 * about the form also stays in `message`, until the next attempt.
 */
export function useAccountForm({ limit, send, failureOf, onSuccess }: AccountForm) {
  const { errorsOf, show } = useFieldErrors<keyof AccountValues>();
  const [isPending, setPending] = useState(false);
  const [message, setMessage] = useState<Toast>();
  const isSending = useRef(false);
  const messageId = useId();

  function say(toast: Toast) {
    setMessage(toast);
    showToast({ topic: messageId, ...toast });
  }

  async function request(values: AccountValues): Promise<AuthResult> {
    try {
      return await withDeadline(async () => send(await connect(), values));
    } catch (error) {
      return error instanceof DeadlineError ? 'late' : 'unreachable';
    }
  }

  function check(form: HTMLFormElement, values: AccountValues): boolean {
    const has = (name: keyof AccountValues) => form.elements.namedItem(name) !== null;
    const errors = {
      email: has('email') ? emailErrors(values.email) : [],
      password: has('password') && values.password === '' ? ['Type your password'] : [],
      newPassword: has('newPassword') ? brokenPasswordRules(values.newPassword) : [],
    };
    if (errors.newPassword.length > 0) say({ kind: 'error', message: 'Password does not meet requirements' });
    return show(form, errors);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(form);
    if (isSending.current) return;
    setMessage(undefined);
    dismissToasts({ topic: messageId });
    if (!check(form, values)) return;
    const email = limit?.email ?? values.email;
    const giveBack = limit && consumeAttempt(limit.kind, email);
    if (limit && !giveBack) {
      say({ kind: 'error', message: blockedMessage(limit.kind) });
      return;
    }
    isSending.current = true;
    setPending(true);
    const result = await request(values);
    isSending.current = false;
    setPending(false);
    if (result === 'ok' || result === 'signed-in') {
      // Recovery attempts stay counted even on success, because each one sends an email.
      if (limit && limit.kind !== 'recovery') clearAttempts(limit.kind, email);
      onSuccess(values, form, result);
    } else {
      if (limit && !counts(limit.kind, result)) giveBack?.();
      show(form, fieldErrors(result));
      say(withSpaceNamed(failureOf(result), result, values.password));
    }
  }

  return { onSubmit, isPending, errorsOf, message, messageId };
}

function emailErrors(email: string): string[] {
  return isEmail(email) ? [] : [EMAIL_MESSAGE];
}

function valuesOf(form: HTMLFormElement): AccountValues {
  const values = new FormData(form);
  const text = (name: keyof AccountValues) => String(values.get(name) ?? '');
  // A letter with an accent is one character or two, depending on the keyboard.
  const secret = (name: keyof AccountValues) => text(name).normalize('NFC');
  return {
    email: cleanEmail(text('email')),
    password: secret('password'),
    newPassword: secret('newPassword'),
  };
}

function withSpaceNamed(toast: Toast, result: AuthResult, password: string): Toast {
  const isJudged = result === 'refused' || result === 'wrong';
  if (!isJudged || password === password.trim()) return toast;
  const note = 'The password you typed begins or ends with a space.';
  return { ...toast, description: [toast.description, note].filter(Boolean).join(' ') };
}
