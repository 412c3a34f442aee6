import { withDeadline } from '@/lib/deadline';
import { createStore } from '@/lib/store';
import { hasStoredSession } from '@/lib/stored-session';
import { showToast } from '@/toasts/show-toast';
import { notices } from './notices';
import { authStore, become, checkSession, connect } from './session';

type Tokens = { access_token: string; refresh_token: string };

/** A link that would sign in somebody else than the person who is signed in: they are asked first. */
export type SwitchQuestion = { currentEmail: string; linkEmail: string; tokens: Tokens };

export const switchQuestion = createStore<SwitchQuestion | undefined>(undefined);

/** Signs in by the tokens that a confirmation link brought, or asks when that would replace another user's session. */
export async function followLink(tokens: Tokens): Promise<void> {
  if (hasStoredSession()) await checkSession();
  const current = authStore.get();
  if (current.status === 'signed-in') await askIfOther(current.user, tokens);
  // A session that could not be checked is not replaced either.
  else if (!hasStoredSession()) await accept(tokens);
}

async function askIfOther(current: { id: string; email: string }, tokens: Tokens): Promise<void> {
  const user = await userOf(tokens);
  if (!user) showToast(notices.failed);
  else if (user.id === current.id) await accept(tokens);
  else switchQuestion.set({ currentEmail: current.email, linkEmail: user.email ?? '', tokens });
}

/** Whom the link signs in, from the server: what a token says of itself may be forged. */
async function userOf({ access_token }: Tokens) {
  try {
    const { data } = await withDeadline(async () => (await connect()).auth.getUser(access_token));
    return data.user;
  } catch {
    return null;
  }
}

/** The answer to the question: the link's user is signed in here, or everything stays as it is. */
export async function answerSwitch(isWanted: boolean): Promise<void> {
  const question = switchQuestion.get();
  switchQuestion.set(undefined);
  if (question && isWanted) await accept(question.tokens);
}

async function accept(tokens: Tokens): Promise<void> {
  try {
    const { error } = await withDeadline(async () => (await connect()).auth.setSession(tokens));
    if (error) throw error;
    showToast(notices.signedIn);
  } catch {
    if (!hasStoredSession()) become({ status: 'signed-out' });
    showToast(notices.failed);
  }
}
