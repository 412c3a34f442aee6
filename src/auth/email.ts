export const EMAIL_MESSAGE = 'Please enter a valid email address';

/** True when the text, without spaces around it, looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}
