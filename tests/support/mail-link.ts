/** Reads a mailto URL as an email app does. */
export function readMail(href: string) {
  const [address = '', query = ''] = href.replace('mailto:', '').split('?');
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  const { subject = '', body = '' } = Object.fromEntries(fields) as Record<string, string>;
  return { to: decodeURIComponent(address), fields: fields.map(([name]) => name), subject, body };
}

export function mailIn(link: HTMLElement) {
  const { to, subject, body } = readMail(link.getAttribute('href') ?? '');
  return { to, subject, body };
}
