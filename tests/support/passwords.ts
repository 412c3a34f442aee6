import { PASSWORD_MIN_LENGTH } from '@/features/account/password-rules';

/** Meets every rule for new passwords. */
export const PASSWORD = 'Aloha2026'.padEnd(PASSWORD_MIN_LENGTH, '6');
