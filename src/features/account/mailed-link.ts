import { parseUrl } from '@/browser/parse-url';
import { supabaseSettings } from './env';

/** The project's own link of an email, to be opened by a press; or one that isn't whole, or isn't the project's. */
export type MailedLink = { url: string; type: string } | 'damaged';

const PREFIX = '#confirm=';

/**
 * Reads what our emails link to: /auth#confirm= and the project's link. That one works once, and the mail scanners of
 * many offices open every link they see, but no fragment; so a person presses a button first. Undefined for another
 * hash. Only the project's own verification address is accepted.
 */
export function readMailedLink(hash: string): MailedLink | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  const url = parseUrl(decoded(hash.slice(PREFIX.length)));
  if (!url || !supabaseSettings) return 'damaged';
  const project = new URL(supabaseSettings.url, window.location.href);
  const isProjects = url.origin === project.origin && url.pathname === '/auth/v1/verify' && !url.username;
  return isProjects ? { url: url.href, type: url.searchParams.get('type') ?? '' } : 'damaged';
}

/** Email templates may or may not encode it. */
function decoded(text: string): string {
  try {
    return /^https?:\/\//.test(text) ? text : decodeURIComponent(text);
  } catch {
    return '';
  }
}
