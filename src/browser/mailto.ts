type Mail = { to: string; subject?: string; body?: string };

/**
 * Returns a mailto: URL with the message filled in.
 * Everything is percent-encoded, so that quotes, &, ?, #, % and + can't add a recipient or a header. Line breaks in
 * the body become %0D%0A (RFC 6068), and spaces in the subject. A lone surrogate becomes the replacement character.
 */
export function mailtoHref({ to, subject, body }: Mail): string {
  const fields = [
    subject && `subject=${encode(subject.replace(LINE_BREAKS, ' '))}`,
    body && `body=${encode(body.replace(LINE_BREAK, '\r\n'))}`,
  ].filter(Boolean);
  const address = encode(to.trim()).replace('%40', '@');
  return `mailto:${address}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

/** Returns the message followed by one line per sender field: `Email: ana@example.com`. */
export function mailBody(message: string, about: Record<string, string>): string {
  const lines = Object.entries(about).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return [message, lines.join('\n')].filter(Boolean).join('\n\n');
}

const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/g;
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Also encodes apostrophes and parentheses, because some apps end a link at them. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD')).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
