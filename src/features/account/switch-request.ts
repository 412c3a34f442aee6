import { createStore } from '@/browser/store';
import type { Tokens } from './auth-callback';

/** A confirmation link for a different user than the one signed in. Set while we ask which to keep. */
export type SwitchRequest = { currentEmail: string; linkEmail: string; tokens: Tokens };

export const switchRequest = createStore<SwitchRequest | undefined>(undefined);
