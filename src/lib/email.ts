export const EMAIL_MESSAGE = 'Please enter a valid email address';

/**
 * True when the text, without the spaces around it, matches `^[^\s@]+@[^\s@]+\.[^\s@]+$`. Written without that
 * expression, which takes seconds on a long text full of dots.
 */
export function isEmail(text: string): boolean {
  const [local, domain, ...rest] = text.trim().split('@');
  if (!local || !domain || rest.length > 0 || /\s/.test(local + domain)) return false;
  return domain.slice(1, -1).includes('.');
}
