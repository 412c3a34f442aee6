export const EMAIL_MESSAGE = 'Please enter a valid email address';

/**
 * True when the trimmed text matches `^[^\s@]+@[^\s@]+\.[^\s@]+$`. Not written as that regex, which backtracks for
 * seconds on a long text full of dots.
 */
export function isEmail(text: string): boolean {
  const [local, domain, ...rest] = text.trim().split('@');
  if (!local || !domain || rest.length > 0 || /\s/.test(local + domain)) return false;
  return domain.slice(1, -1).includes('.');
}

/** Returns an address without what was copied along: a name and <>, `mailto:`, quotes, punctuation, what can't be seen. */
export function cleanEmail(text: string): string {
  const seen = text.replace(/\p{Cf}/gu, '');
  const [, inBrackets = seen] = /<([^<>]*@[^<>]*)>/.exec(seen) ?? [];
  const address = inBrackets.replace(/^[\s<("'“]*mailto:/i, '');
  const query = address.indexOf('?', address.indexOf('@'));
  return (query > 0 ? address.slice(0, query) : address).replace(/^[\s<("'“]+|[\s>)"'”.,;:]+$/g, '');
}
