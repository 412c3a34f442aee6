import { useSyncExternalStore } from 'react';
import { type AuthState, authStore, LOADING } from './session';

/** Who is signed in; `loading` in prerendered pages and until the browser has been asked. */
export function useAuth(): AuthState {
  return useSyncExternalStore(authStore.subscribe, authStore.get, () => LOADING);
}
