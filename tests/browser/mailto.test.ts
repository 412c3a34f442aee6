import { expect, it } from 'vitest';
import { mailtoHref } from '@/browser/mailto';
import { anyText } from '../support/any-text';
import { inRuns } from '../support/for-any';
import { readMail } from '../support/mail-link';

const to = 'gap@example.com';

it.each<[{ subject?: string; body?: string }, string]>([
  [{}, ''],
  [{ subject: '', body: '' }, ''],
  [{ body: 'Hello' }, '?body=Hello'],
  [{ subject: 'GAP inquiry', body: 'Hello there' }, '?subject=GAP%20inquiry&body=Hello%20there'],
  [{ subject: 'Hi\r\nBcc: other@example.com' }, '?subject=Hi%20Bcc%3A%20other%40example.com'],
  [{ body: 'a\nb\n\nc' }, '?body=a%0D%0Ab%0D%0A%0D%0Ac'],
  [{ body: 'a\r\nb\r\n\r\nc' }, '?body=a%0D%0Ab%0D%0A%0D%0Ac'],
  [{ body: 'a\rb\r\rc' }, '?body=a%0D%0Ab%0D%0A%0D%0Ac'],
])('fills in %j as “%s”', (mail, query) => {
  expect(mailtoHref({ to, ...mail })).toBe(`mailto:gap@example.com${query}`);
});

it('keeps special characters as they were typed', () => {
  const text = 'the “fixed” "rate" & 95%, 100%25 %0A 1+1? #1 = <b>[ʻ🌺]&cc=other@example.com';
  const mail = readMail(mailtoHref({ to, subject: text, body: text }));
  expect(mail).toEqual({ to, fields: ['subject', 'body'], subject: text, body: text });
});

it('escapes every quote, bracket and space that could end the link early', () => {
  const text = ` "'<>()!*\\^\`{}|`;
  expect(mailtoHref({ to, subject: text, body: text })).toMatch(/^[\w@.:?&=%-]+$/);
});

it('lets an address add neither a recipient nor a field', () => {
  const href = mailtoHref({ to: ' a@example.com,b@example.com?cc=c@example.com&bcc=d ', body: 'x' });
  expect(href).toBe('mailto:a@example.com%2Cb%40example.com%3Fcc%3Dc%40example.com%26bcc%3Dd?body=x');
});

it('accepts any text, including half an emoji', () => {
  expect(readMail(mailtoHref({ to, body: 'a\uD83C' }))).toMatchObject({ body: 'a\uFFFD' });
  inRuns(100)(anyText(), (text) => {
    const { body } = readMail(mailtoHref({ to, body: `.${text}` }));
    expect(body.replaceAll('\r\n', '\n')).toBe(`.${text}`.replace(/\r\n|[\r\u2028\u2029]/g, '\n'));
  });
});
