import { withDeadline } from '@/browser/deadline';
import { showToast } from '@/toasts/show-toast';
import type { Tokens } from './auth-callback';
import { authStore } from './auth-state';
import { greet } from './just-signed-in';
import { linkToasts } from './link-toasts';
import { checkSession, connect } from './session';
import { hasStoredSession } from './stored-session';
import { switchRequest } from './switch-request';

/**
 * Signs in with a confirmation link's tokens, or asks first if that would replace another user's session. `welcome` says
 * what the link has done. Returns false when the server doesn't accept them.
 */
export async function followLink(tokens: Tokens, welcome?: string): Promise<boolean> {
  if (hasStoredSession()) await checkSession();
  const current = authStore.get();
  if (current.status === 'signed-in') return confirmIfOtherUser(current.user, tokens, welcome);
  // A stored session that couldn't be checked isn't replaced.
  return hasStoredSession() || signInWith(tokens, welcome);
}

async function confirmIfOtherUser(
  current: { id: string; email: string },
  tokens: Tokens,
  welcome?: string,
): Promise<boolean> {
  const user = await fetchUser(tokens);
  if (!user) return false;
  if (user.id === current.id) return signInWith(tokens, welcome);
  switchRequest.set({ currentEmail: current.email, linkEmail: user.email ?? '', tokens });
  return true;
}

/** Asks the server, because the token's own claims can be forged. */
async function fetchUser({ access_token }: Tokens) {
  try {
    const { data } = await withDeadline(async () => (await connect()).auth.getUser(access_token));
    return data.user;
  } catch {
    return null;
  }
}

/** Signs in the link's user if confirmed; otherwise keeps the current session. */
export async function answerSwitch(isConfirmed: boolean): Promise<void> {
  const question = switchRequest.get();
  switchRequest.set(undefined);
  if (question && isConfirmed && !(await signInWith(question.tokens))) showToast(linkToasts.failed);
}

async function signInWith(tokens: Tokens, welcome?: string): Promise<boolean> {
  try {
    const { error } = await withDeadline(async () => (await connect()).auth.setSession(tokens));
    if (error) throw error;
    greet(welcome);
    return true;
  } catch {
    if (!hasStoredSession()) authStore.set({ status: 'signed-out' });
    return false;
  }
}
