import { createStore } from '@/browser/store';

export type SignedInUser = { id: string; email: string; avatarUrl: string | undefined };

export type AuthState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SignedInUser };

export const LOADING: AuthState = { status: 'loading' };
export const SIGNED_OUT: AuthState = { status: 'signed-out' };

/** Who is signed in. Every page has this; what can change it is loaded for who is, or may be, signed in. */
export const authStore = createStore<AuthState>(LOADING);
