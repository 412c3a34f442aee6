// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailtoHref } from '@/browser/mailto';
import { anyText } from '../support/any-text';
import { readMail } from '../support/mail-link';

const to = 'gap@example.com';

describe('a link that starts an email', () => {
  it('requires neither subject nor body', () => {
    expect(mailtoHref({ to })).toBe('mailto:gap@example.com');
    expect(mailtoHref({ to, subject: '', body: '' })).toBe('mailto:gap@example.com');
  });

  it('fills in the subject, then the body, with %20 for a space and never +', () => {
    expect(mailtoHref({ to, subject: 'GAP inquiry', body: 'Hello there' })).toBe(
      'mailto:gap@example.com?subject=GAP%20inquiry&body=Hello%20there',
    );
    expect(mailtoHref({ to, body: 'Hello' })).toBe('mailto:gap@example.com?body=Hello');
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

  it.each(['a\nb\n\nc', 'a\r\nb\r\n\r\nc', 'a\rb\r\rc'])(
    'sends the line breaks of %j as %%0D%%0A',
    (body) => {
      expect(mailtoHref({ to, body })).toBe('mailto:gap@example.com?body=a%0D%0Ab%0D%0A%0D%0Ac');
    },
  );

  it('keeps the subject on one line, so that no field can be injected', () => {
    expect(mailtoHref({ to, subject: 'Hi\r\nBcc: other@example.com' })).toBe(
      'mailto:gap@example.com?subject=Hi%20Bcc%3A%20other%40example.com',
    );
  });

  it('lets an address add neither a recipient nor a field', () => {
    const href = mailtoHref({ to: ' a@example.com,b@example.com?cc=c@example.com&bcc=d ', body: 'x' });
    expect(href).toBe('mailto:a@example.com%2Cb%40example.com%3Fcc%3Dc%40example.com%26bcc%3Dd?body=x');
  });

  it('accepts any text, including half an emoji', () => {
    expect(readMail(mailtoHref({ to, body: 'a\uD83C' }))).toMatchObject({ body: 'a\uFFFD' });
    fc.assert(
      fc.property(anyText(), (text) => {
        const { body } = readMail(mailtoHref({ to, body: `.${text}` }));
        expect(body.replaceAll('\r\n', '\n')).toBe(`.${text}`.replace(/\r\n|[\r\u2028\u2029]/g, '\n'));
      }),
    );
  });
});
