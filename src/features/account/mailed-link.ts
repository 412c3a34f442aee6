import { parseUrl } from '@/browser/parse-url';
import { MAILED_LINK } from './auth-callback';
import { supabaseSettings } from './env';

const TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;

/** The one-time token in an email's link. */
export type MailedLink = { tokenHash: string; type: (typeof TYPES)[number] };

/** What an email app takes for the end of a link when it is in brackets, in quotes or at the end of a sentence. */
const AROUND_A_LINK = /[.>)"]+$/;

/**
 * Reads what our emails link to: /auth#confirm= and the project's link. Its token works once, and many offices' mail
 * scanners open every link they see, so it is in the fragment, and a person presses a button first. `damaged` when the
 * link isn't whole, or isn't the project's. Undefined for another hash.
 */
export function readMailedLink(hash: string): MailedLink | 'damaged' | undefined {
  if (!hash.startsWith(MAILED_LINK)) return undefined;
  const url = parseUrl(decoded(hash.slice(MAILED_LINK.length)));
  if (!url || !supabaseSettings) return 'damaged';
  const project = new URL(supabaseSettings.url, window.location.href);
  const isProjects = url.origin === project.origin && url.pathname === '/auth/v1/verify' && !url.username;
  const cleaned = (name: string) => url.searchParams.get(name)?.replace(AROUND_A_LINK, '');
  const tokenHash = cleaned('token');
  const type = TYPES.find((known) => known === cleaned('type'));
  return isProjects && tokenHash && type ? { tokenHash, type } : 'damaged';
}

/** Email templates may or may not encode it, and mail gateways again. */
function decoded(text: string): string {
  if (/^https?:\/\//.test(text)) return text;
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return '';
  }
}
