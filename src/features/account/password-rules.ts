export const PASSWORD_MIN_LENGTH = 8;
/** bcrypt ignores everything past 72 bytes. */
export const PASSWORD_MAX_BYTES = 72;

const rules: readonly { message: string; holds: (password: string) => boolean }[] = [
  {
    message: `Password must be at least ${PASSWORD_MIN_LENGTH} characters long`,
    holds: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    message: 'Password must contain at least one lowercase letter',
    holds: (password) => /[a-z]/.test(password),
  },
  {
    message: 'Password must contain at least one uppercase letter',
    holds: (password) => /[A-Z]/.test(password),
  },
  { message: 'Password must contain at least one number', holds: (password) => /\d/.test(password) },
  {
    message: `Password must be at most ${PASSWORD_MAX_BYTES} characters long`,
    holds: (password) => new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES,
  },
];

export const PASSWORD_HINT = `At least ${PASSWORD_MIN_LENGTH} characters, with a lowercase letter, an uppercase letter and a number.`;

/** Returns the message of every rule the password breaks, in order; empty when it is valid. */
export function brokenPasswordRules(password: string): string[] {
  return rules.filter((rule) => !rule.holds(password)).map((rule) => rule.message);
}
