import { DeadlineError, withDeadline } from '@/browser/deadline';
import { dropHash } from './auth-callback';
import { type AuthResult, type Codes, failure } from './auth-requests';
import { followLink } from './confirmation-link';
import type { MailedLink } from './mailed-link';
import { recoveryLink } from './recovery-link';
import { separateClient } from './separate-client';

/** `half`: the first of the two links that change an email. */
export type OpenedLink = AuthResult | 'half';

const ENDED: Codes = { otp_expired: 'expired', user_not_found: 'expired' };

/**
 * Sends the token of an emailed link, and signs in with the response; a reset link leads to the form for a new
 * password. `expired` when it was used before. Removes the token from the address once it is of no more use.
 */
export async function openMailedLink(link: MailedLink): Promise<OpenedLink> {
  const result = await verify(link);
  if (!['ok', 'half', 'expired'].includes(result)) return result;
  dropHash();
  if (result === 'expired' && link.type === 'recovery') recoveryLink.set({ tokens: undefined });
  return result;
}

async function verify({ tokenHash, type }: MailedLink): Promise<OpenedLink> {
  try {
    // In a separate client, so as not to replace another user's session without asking.
    const { data, error } = await withDeadline(() =>
      separateClient().auth.verifyOtp({ token_hash: tokenHash, type }),
    );
    if (error) return failure(error, ENDED);
    if (!data.session) return type === 'email_change' ? 'half' : 'unreachable';
    const { access_token, refresh_token } = data.session;
    if (type === 'recovery') recoveryLink.set({ tokens: { access_token, refresh_token } });
    else await followLink({ access_token, refresh_token });
    return 'ok';
  } catch (error) {
    return error instanceof DeadlineError ? 'late' : 'unreachable';
  }
}
