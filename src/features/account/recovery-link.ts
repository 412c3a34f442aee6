import { createStore } from '@/browser/store';
import type { Tokens } from './auth-callback';

/** The password reset link that opened this page; `tokens` is undefined when it no longer works. */
export type RecoveryLink = { tokens: Tokens | undefined };

export const recoveryLink = createStore<RecoveryLink | undefined>(undefined);
