import { DeadlineError, withDeadline } from '@/browser/deadline';
import { site } from '@/operator/site';
import { dropMail } from './auth-callback';
import { type AuthResult, type Codes, failure } from './auth-requests';
import { followLink } from './confirmation-link';
import type { MailedCode, MailedLink } from './mailed-link';
import { recoveryLink } from './recovery-link';
import { separateClient } from './separate-client';

/** `half`: the first of the two links that change an email. `taken`: another account has the new one by now. */
export type OpenedLink = AuthResult | 'half';

/** `email`: of the link's account. */
export type Opened = { result: OpenedLink; email?: string | undefined };

/** How the sign-in that a link leads to is greeted. */
const WELCOME: Partial<Record<MailedLink['type'], string>> = {
  signup: `Your email is confirmed. Welcome to ${site.name}!`,
  email_change: 'Your email is changed. Sign in with the new one from now on.',
};

const ENDED: Codes = { otp_expired: 'expired', user_not_found: 'expired', email_taken: 'taken' };

/**
 * Sends the token of an emailed link, or the code from its email, and signs in with the response; a reset link leads to the form for a new
 * password. `expired` when it was used before. Removes the token from the address once it is of no more use.
 */
export async function openMailedLink(link: MailedLink | MailedCode): Promise<Opened> {
  const opened = await verify(link);
  const { result } = opened;
  if (!(['ok', 'half'].includes(result) || (result === 'expired' && !('code' in link)))) return opened;
  dropMail();
  if (result === 'expired' && !('code' in link) && link.type === 'recovery')
    recoveryLink.set({ tokens: undefined });
  return opened;
}

async function verify(link: MailedLink | MailedCode): Promise<Opened> {
  const { type } = link;
  const params =
    'code' in link ? { email: link.email, token: link.code, type } : { token_hash: link.tokenHash, type };
  try {
    // In a separate client, so as not to replace another user's session without asking.
    const { data, error } = await withDeadline(() => separateClient().auth.verifyOtp(params));
    if (error) return { result: failure(error, ENDED) };
    if (!data.session) return { result: type === 'email_change' ? 'half' : 'unreachable' };
    const { access_token, refresh_token } = data.session;
    if (type === 'recovery') recoveryLink.set({ tokens: { access_token, refresh_token } });
    else await followLink({ access_token, refresh_token }, WELCOME[type]);
    return { result: 'ok', email: data.user?.email };
  } catch (error) {
    return { result: error instanceof DeadlineError ? 'late' : 'unreachable' };
  }
}
