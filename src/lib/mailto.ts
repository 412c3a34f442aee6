type Mail = { to: string; subject?: string; body?: string };

/**
 * The address of a link that opens the visitor's own email app with a message filled in.
 *
 * Everything is encoded, so that quotes, &, ?, #, % and + stay text and cannot add a recipient or a field. Every kind
 * of line break in the body becomes %0D%0A, as RFC 6068 asks; in the subject, which is one line, it becomes a space.
 * Half of a split emoji, which cannot be encoded, becomes the replacement character.
 */
export function mailtoHref({ to, subject, body }: Mail): string {
  const fields = [
    subject && `subject=${encode(subject.replace(LINE_BREAKS, ' '))}`,
    body && `body=${encode(body.replace(LINE_BREAK, '\r\n'))}`,
  ].filter(Boolean);
  const address = encode(to.trim()).replace('%40', '@');
  return `mailto:${address}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

/** A message, and under it what is known of its sender, a line each: `Email: ana@example.com`. */
export function mailBody(message: string, about: Record<string, string>): string {
  const lines = Object.entries(about).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return [message, lines.join('\n')].filter(Boolean).join('\n\n');
}

const LINE_BREAK = /\r\n|[\r\n\u2028\u2029]/g;
const LINE_BREAKS = /[\r\n\u2028\u2029]+/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Apostrophes and brackets too: some programs end a link at them. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD')).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
