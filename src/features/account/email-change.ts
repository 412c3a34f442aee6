import { withDeadline } from '@/browser/deadline';
import { CHANGE_MARK } from './auth-callback';
import { type AuthResult, type Codes, failure } from './auth-requests';
import type { SignedInUser } from './auth-state';
import { keepFresh, signInAgain } from './fresh-sign-in';
import { goneOr, leaveIfGone } from './gone-account';
import { connect } from './session';
import { refreshNow } from './session-refresh';
import { accessTokenOf } from './supabase';

/** A change of email that waits for its links to be opened. */
export type EmailChange = { newEmail: string; sentAt: string };

type User = Pick<SignedInUser, 'id' | 'email'>;

const EMAIL_CHANGE: Codes = {
  email_exists: 'taken',
  validation_failed: 'address',
  email_address_invalid: 'address',
  email_address_not_authorized: 'broken',
  over_email_send_rate_limit: 'soon',
  email_quota: 'quota',
  email_failed: 'unmailed',
};

/**
 * Asks for another email after a fresh sign-in. The server then mails a link to the new address and, unless the project
 * leaves that out, to the old one. `same` when it is the user's already; `expired` when the account is gone.
 */
export async function changeEmail(user: User, password: string, newEmail: string): Promise<AuthResult> {
  if (newEmail.toLowerCase() === user.email.toLowerCase()) return 'same';
  const fresh = await signInAgain(user, password);
  if (typeof fresh === 'string') return goneOr(user.id, fresh);
  const { error } = await fresh.client.auth.updateUser({ email: newEmail }, linkBack());
  keepFresh(fresh);
  return error ? failure(error, EMAIL_CHANGE) : 'ok';
}

/** Mails new links for the change that waits, which void the earlier ones. */
export async function resendEmailChange({ email }: User): Promise<AuthResult> {
  try {
    const { error } = await withDeadline(async () =>
      (await connect()).auth.resend({ type: 'email_change', email, options: linkBack() }),
    );
    return error ? failure(error, EMAIL_CHANGE) : 'ok';
  } catch {
    return 'unreachable';
  }
}

/**
 * Returns the user's email as the server has it, and the change that waits, if any. Where the email was changed on another
 * device, the session here gets it, too. Rejects when the server doesn't answer.
 */
export function fetchEmailChange({
  id,
  email: known,
}: User): Promise<{ email: string; pending: EmailChange | undefined }> {
  return withDeadline(async () => {
    const supabase = await connect();
    const token = await accessTokenOf(supabase, id);
    if (typeof token !== 'string') throw token;
    const { data, error } = await supabase.auth.getUser(token);
    if (error?.code === 'user_not_found') void leaveIfGone(id);
    if (error) throw error;
    const { email = known, new_email: newEmail, email_change_sent_at: sentAt = '' } = data.user;
    if (email !== known) await refreshNow(supabase);
    return { email, pending: newEmail ? { newEmail, sentAt } : undefined };
  });
}

/** Where the links in Supabase's own emails lead back to. */
function linkBack() {
  return { emailRedirectTo: `${window.location.origin}/${CHANGE_MARK}` };
}
