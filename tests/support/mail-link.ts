import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';

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

/** The link that holds what is written in the page's form. */
export function mailLink(): HTMLElement {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: /^(Send|Submit) / });
  const links = within(form ?? document.body).getAllByRole('link');
  return links.find((link) => link.getAttribute('href')?.startsWith('mailto:')) ?? document.body;
}

/** From then on, an email that the page opens is kept in this list instead. */
export function catchMails(): ReturnType<typeof mailIn>[] {
  const mails: ReturnType<typeof mailIn>[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    mails.push(mailIn(this));
  });
  return mails;
}
