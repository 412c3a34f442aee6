/** Reads a mailto link as an email app does. */
export function mailIn(link: HTMLElement): { to: string; subject: string; body: string } {
  const url = new URL(link.getAttribute('href') ?? '');
  const fields = Object.fromEntries(
    url.search
      .slice(1)
      .split('&')
      .map((field) => field.split('=').map(decodeURIComponent)),
  );
  return { to: decodeURIComponent(url.pathname), subject: fields.subject ?? '', body: fields.body ?? '' };
}
