import { useSyncExternalStore } from 'react';
import { type AuthState, authStore, LOADING } from './auth-state';

/** Returns the auth state; `loading` while prerendering and until the stored session is checked. */
export function useAuth(): AuthState {
  return useSyncExternalStore(authStore.subscribe, authStore.get, () => LOADING);
}
