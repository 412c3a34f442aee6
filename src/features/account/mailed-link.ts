import { parseUrl } from '@/browser/parse-url';
import { isMailSearch, MAIL_MARK, MAILED_LINK } from './auth-callback';

const TYPES = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;

type LinkType = (typeof TYPES)[number];

/** The one-time token in an email's link. */
export type MailedLink = { tokenHash: string; type: LinkType };

/** The code in the same email, for who types it. */
export type MailedCode = { email: string; code: string; type: LinkType };

/** What an email app takes for the end of a link when it is in brackets, in quotes or at the end of a sentence. */
const AROUND_A_LINK = /[.>)"]+$/;

/**
 * Reads what our emails link to: /auth?mail=<type>#confirm= and the project's link. Its token works once, and many offices'
 * mail scanners open every link they see, so it is in the fragment, and a person presses a button first. Gateways cut the
 * fragment off or write # as %23. `damaged` when the link isn't whole. Undefined for another address.
 */
export function readMailedLink(hash: string, search = ''): MailedLink | 'damaged' | undefined {
  const isMarked = isMailSearch(search);
  const [, inSearch] = isMarked ? decoded(search).split(MAILED_LINK) : [];
  const link = hash.startsWith(MAILED_LINK) ? hash.slice(MAILED_LINK.length) : inSearch;
  if (link === undefined) return isMarked ? 'damaged' : undefined;
  return linkIn(link) ?? 'damaged';
}

/** Reads a link from what somebody has copied from an email: ours or the project's, alone or in a text. */
export function linkInText(text: string): MailedLink | undefined {
  const [, ours] = decoded(text.trim()).split(MAILED_LINK);
  return linkIn(ours ?? /https?:\S+/.exec(decoded(text))?.[0] ?? '');
}

/** Returns what kind of link the address is of, also where the link itself was cut off. */
export function markedType(search: string): MailedLink['type'] | undefined {
  const mark = new URLSearchParams(search).get(MAIL_MARK) ?? '';
  return TYPES.find((type) => mark.startsWith(type));
}

/** The token goes to the project alone, wherever the link leads: a project may have several addresses. */
function linkIn(text: string): MailedLink | undefined {
  const url = parseUrl(decoded(text));
  if (!url?.pathname.endsWith('/auth/v1/verify')) return undefined;
  const cleaned = (name: string) => url.searchParams.get(name)?.replace(AROUND_A_LINK, '');
  const tokenHash = cleaned('token');
  const type = TYPES.find((known) => known === cleaned('type'));
  return tokenHash && type ? { tokenHash, type } : undefined;
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
