import { createContext, useContext } from 'react';
import type { Supabase } from '@/lib/supabase';

export type SignedInUser = { id: string; email: string; avatarUrl: string | undefined };

export type AuthState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SignedInUser };

export type Auth = {
  state: AuthState;
  /** The Supabase client, with this page listening to its sign-ins. Rejects when its code cannot be fetched. */
  connect: () => Promise<Supabase>;
  /** Ends the session in this browser; always succeeds from the user's point of view. */
  signOut: () => Promise<void>;
};

export const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it.');
  return auth;
}
