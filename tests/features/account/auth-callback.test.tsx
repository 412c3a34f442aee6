import { expect, it } from 'vitest';
import { readAuthCallback, takeAuthCallback } from '@/features/account/auth-callback';

it.each([
  ['#access_token=a&refresh_token=r&type=signup', 'tokens'],
  ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 'expired-link'],
  ['#access_token=a&refresh_token=r&type=recovery', 'recovery'],
  ['#junk&type=recovery&access_token=', 'recovery'],
  ['#message=Confirmation+link+accepted.+Please+proceed+to+confirm&sb=', 'half-changed'],
  ['#error=server_error', 'failed'],
  ['#error_description=%3Cb%3Ecall+us%3C/b%3E', 'failed'],
])('reads the callback %s as %s', (hash, kind) => {
  expect(readAuthCallback(hash)?.kind).toBe(kind);
});

const MAILED = '#confirm=https://project.test/auth/v1/verify?token=a&type=recovery';

it.each(['', '#', '#tips', '#access_token=only', '#source-3', MAILED])(
  'leaves other hashes alone: %j',
  (hash) => {
    window.history.replaceState(null, '', `/pcs-toolkit/storage-facilities?a=1${hash}`);
    expect(takeAuthCallback()).toBeUndefined();
    expect(window.location.href.endsWith(`?a=1${hash === '#' ? '#' : hash}`)).toBe(true);
  },
);

it('clears the tokens from the URL without adding a history entry', () => {
  const entries = window.history.length;
  window.history.replaceState(null, '', '/?a=1#access_token=a&refresh_token=r');
  takeAuthCallback();
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/?a=1');
  expect(window.history.length).toBe(entries);
});
