import type { Tokens } from '@/lib/auth-callback';
import { createStore } from '@/lib/store';

/** A link for a forgotten password that this page was opened with; without tokens when it works no longer. */
export type RecoveryLink = { tokens: Tokens | undefined };

export const recoveryLink = createStore<RecoveryLink | undefined>(undefined);
