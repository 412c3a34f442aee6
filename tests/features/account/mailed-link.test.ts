import { describe, expect, it } from 'vitest';
import { readMailedLink } from '@/features/account/mailed-link';

const PROJECT = 'https://paradise.supabase.test';
const verify = (type: string) =>
  `${PROJECT}/auth/v1/verify?token=one-time&type=${type}&redirect_to=https%3A%2F%2Fparadise.test%2F`;
const SHORT = `${PROJECT}/auth/v1/verify?token=one-time&type=signup`;
const read = (link: string) => readMailedLink(`#confirm=${link}`);

// Email templates encode what they put into a link; the plain text of an email does not. A gateway may encode it again.
const WAYS_TO_WRITE: Record<string, (link: string) => string> = {
  encoded: encodeURIComponent,
  plain: (link) => link,
  'encoded twice': (link) => encodeURIComponent(encodeURIComponent(link)),
  'followed by a tracking parameter': (link) => `${encodeURIComponent(link)}&utm_source=mail`,
};

describe('a link from one of our emails', () => {
  it.each(Object.entries(WAYS_TO_WRITE))('is read %s', (_way, write) => {
    for (const type of ['signup', 'recovery', 'email_change'])
      expect(read(write(verify(type)))).toEqual({ tokenHash: 'one-time', type });
  });

  it.each(['.', '>', ')', '"', '%22', '%3E).'])('is read with %s behind it', (mark) => {
    for (const link of [SHORT, encodeURIComponent(SHORT), encodeURIComponent(verify('signup'))])
      expect(read(link + mark)).toEqual({ tokenHash: 'one-time', type: 'signup' });
  });

  it.each([
    ['to another page of the project', `${PROJECT}/auth/v1/authorize?token=x&type=signup`],
    ['that is a script', 'javascript:alert(1)'],
    ['that was cut off', 'https%3A%2F%2Fparadise.supabase.te'],
    ['that was cut off before its type', `${PROJECT}/auth/v1/verify?token=x`],
    ['that was cut off within its type', `${PROJECT}/auth/v1/verify?token=x&type=sign`],
    ['that was cut off before its token', `${PROJECT}/auth/v1/verify`],
    ['whose token is empty', `${PROJECT}/auth/v1/verify?token=&type=signup`],
    ['that can’t be decoded', '%E0%A4%A'],
  ])('%s is damaged', (_what, link) => {
    expect(read(link)).toBe('damaged');
  });
});
