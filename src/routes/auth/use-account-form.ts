import { type FormEvent, useRef, useState } from 'react';
import type { AccountResult, Credentials } from '@/auth/account';
import { type AttemptKind, blockedMessage } from '@/auth/attempt-limit';
import { clearAttempts, consumeAttempt } from '@/auth/attempt-store';
import { connect } from '@/auth/session';
import { withDeadline } from '@/lib/deadline';
import { EMAIL_MESSAGE, isEmail } from '@/lib/email';
import { useFieldErrors } from '@/lib/field-errors';
import type { Supabase } from '@/lib/supabase';
import { showToast } from '@/toasts/show-toast';

const UNREACHABLE =
  'The server did not answer. Check your connection, then try again. What you typed is still here.';

type AccountForm = {
  kind: AttemptKind;
  send: (supabase: Supabase, credentials: Credentials) => Promise<AccountResult>;
  failureMessage: string;
  onSuccess: (credentials: Credentials, form: HTMLFormElement) => void;
  passwordErrorsOf?: (password: string) => string[];
};

export function useAccountForm({ kind, send, failureMessage, onSuccess, passwordErrorsOf }: AccountForm) {
  const { errorsOf, show } = useFieldErrors<keyof Credentials>();
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);

  async function request(credentials: Credentials): Promise<AccountResult> {
    try {
      return await withDeadline(async () => send(await connect(), credentials));
    } catch {
      return 'unreachable';
    }
  }

  function check(form: HTMLFormElement, { email, password }: Credentials): boolean {
    const errors = {
      email: isEmail(email) ? [] : [EMAIL_MESSAGE],
      password: passwordErrorsOf?.(password) ?? [],
    };
    if (errors.password.length > 0)
      showToast({ kind: 'error', message: 'Password does not meet requirements' });
    return show(form, errors);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const credentials = {
      email: String(values.get('email')).trim(),
      password: String(values.get('password')),
    };
    if (isSending.current || !check(form, credentials)) return;
    if (!consumeAttempt(kind, credentials.email)) {
      showToast({ kind: 'error', message: blockedMessage(kind) });
      return;
    }
    isSending.current = true;
    setPending(true);
    const result = await request(credentials);
    isSending.current = false;
    setPending(false);
    if (result === 'ok') {
      clearAttempts(kind, credentials.email);
      onSuccess(credentials, form);
    } else {
      const description = result === 'unreachable' ? UNREACHABLE : undefined;
      showToast({ kind: 'error', message: failureMessage, description });
    }
  }

  return { onSubmit, isPending, errorsOf };
}
