import { readKept } from '@/browser/kept-value';
import { createStore } from '@/browser/store';
import { showToast } from '@/toasts/show-toast';
import { authStore } from './auth-state';
import { keptThings } from './kept-things';
import { signedInToast } from './session-toasts';

/** The id of who has just signed in where this browser keeps something, until they were asked whether it is theirs. */
export const justSignedIn = createStore<string | undefined>(undefined);

/** Says that the sign-in worked, with what else there is to say. */
export function greet(welcome?: string): void {
  showToast(signedInToast(welcome));
  askAboutKept();
}

export function askAboutKept(): void {
  const auth = authStore.get();
  const isKept = Object.values(keptThings).some(({ here }) => readKept(here) !== null);
  if (isKept && auth.status === 'signed-in') justSignedIn.set(auth.user.id);
}
