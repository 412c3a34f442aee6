const LONGEST = 6000;

/** Parameters that emails, ads and social networks add to track a link. */
const TRACKERS =
  /[&?](?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|ttclid|twclid|igsh|igshid|mc_cid|mc_eid|_ga)=[^&]*/g;

/** Characters around a link in a message, as they are or encoded. */
const AROUND =
  /(?:(?:&|%26)(?:amp(?:;|%3B))+|%2[01269ACE]|%3[ABCEF]|%[57]D|%60|%C2%A0|%E2%80%[89A].|[\s)\]}<>.,;:!?&"'`*_~’”…])+$/i;

/** Around the hash in a link to share: one without its end was cut off, maybe inside a number. */
const START = '#whole=1&';
const END = '&end=1';
/** Such a hash, all of it encoded, without what follows its end. */
const ENCODED = /^#whole(%(?:25)*)3D1\1(?:26).*?\1(?:26end)\1(?:3D1)/i;

/** Returns the hash of somebody's numbers for a message, which may cut off its end: `sharedHash` can tell. */
export function hashToShare(hash: string): string {
  return `${START}${hash.slice(1)}${END}`;
}

/**
 * Returns the hash of a link to somebody's numbers as this site wrote it, without what a messenger or a mail app has
 * done to it: text or punctuation after its end, `&` as `&amp;` or `%26`, all of it encoded, once or twice, or trackers
 * added.
 * That of a link that was cut off ends in a field that no form has.
 */
export function sharedHash(hash: string): string {
  if (hash.length > LONGEST) return hash;
  const clean = decoded(ENCODED.exec(hash)?.[0] ?? hash)
    .replace(/(?:&|%26)(?:amp(?:;|%3B))*(?=\w+=)/gi, '&')
    .replace(TRACKERS, '')
    .replace(/(?:%20|\s)+(?=&)/g, '')
    .replace(AROUND, '');
  if (!clean.startsWith(START)) return clean;
  const end = clean.indexOf(END);
  return `#${clean.slice(START.length, end < 0 ? undefined : end)}${end < 0 ? '&cut=1' : ''}`;
}

function decoded(hash: string): string {
  try {
    const once = decodeURIComponent(hash);
    return hash.includes('=') || once === hash ? hash : decoded(once);
  } catch {
    return hash;
  }
}
