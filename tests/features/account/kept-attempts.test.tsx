import { beforeEach, expect, it, vi } from 'vitest';
import type { AttemptKind } from '@/features/account/attempt-limit';

const MINUTE = 60_000;
const START = Date.parse('2026-11-21T08:00:00Z');

let store: typeof import('@/features/account/kept-attempts');

beforeEach(reload);

/** Simulates a page load: only what the browser stored is left. */
async function reload() {
  vi.resetModules();
  store = await import('@/features/account/kept-attempts');
}

/** Attempts at these minutes: `+` for each that may be sent, `-` for each that is blocked. */
function takeAll(kind: AttemptKind, email: string, atMinutes: number[]): string {
  const isSent = (minute: number) => store.consumeAttempt(kind, email, START + minute * MINUTE);
  return atMinutes.map((minute) => (isSent(minute) ? '+' : '-')).join('');
}

const YEAR = 365 * 24 * 60;

it.each<[what: string, kind: AttemptKind, atMinutes: number[], taken: string]>([
  ['5 sign-ins in 15 minutes', 'signin', [0, 1, 2, 3, 4, 5], '+++++-'],
  ['3 sign-ups in 15 minutes', 'signup', [0, 1, 2, 3], '+++-'],
  ['3 password reset emails in 15 minutes', 'recovery', [0, 1, 2, 3], '+++-'],
  ['more exactly 15 minutes after the last counted one', 'signup', [0, 14, 28, 43 - 1 / MINUTE, 43], '+++-+'],
  ['more when only blocked attempts came since', 'signup', [0, 0, 0, 5, 10, 14, 15], '+++---+'],
  ['more when the clock was set back a year', 'signup', [0, 0, 0, -YEAR], '++++'],
])('allows %s', (_what, kind, atMinutes, taken) => {
  expect(takeAll(kind, 'ana@example.com', atMinutes)).toBe(taken);
});

it('counts each address and each kind separately, ignoring case and surrounding spaces', () => {
  takeAll('signup', 'ana@example.com', [0, 0, 0]);
  expect(takeAll('signup', ' ANA@Example.com ', [0])).toBe('-');
  expect(takeAll('signup', 'ben@example.com', [0])).toBe('+');
  expect(takeAll('recovery', 'ana@example.com', [0])).toBe('+');
});

it('starts over after a success', () => {
  takeAll('signin', 'ana@example.com', [0, 0, 0, 0, 0]);
  store.clearAttempts('signin', 'ana@example.com');
  expect(takeAll('signin', 'ana@example.com', [0])).toBe('+');
});

it('gives back an attempt that nobody answered, and lets the next one be sent', () => {
  takeAll('signin', 'ana@example.com', [0, 0, 0, 0]);
  const giveBack = store.consumeAttempt('signin', 'ana@example.com', START + 14 * MINUTE);
  expect(takeAll('signin', 'ana@example.com', [14])).toBe('-');
  giveBack?.();
  expect(takeAll('signin', 'ana@example.com', [14.5, 14.6])).toBe('+-');
});

it('does not make the wait longer for an attempt that was given back', () => {
  takeAll('signin', 'ana@example.com', [0, 0, 0, 0]);
  store.consumeAttempt('signin', 'ana@example.com', START + 14 * MINUTE)?.();
  expect(takeAll('signin', 'ana@example.com', [15, 15, 15, 15, 15, 15])).toBe('+++++-');
});

it('keeps what another tab counted meanwhile when it gives an attempt back', () => {
  takeAll('signin', 'ana@example.com', [0, 0]);
  const giveBack = store.consumeAttempt('signin', 'ana@example.com', START + 5 * MINUTE);
  takeAll('signin', 'ana@example.com', [10, 10, 10]);
  giveBack?.();
  expect(takeAll('signin', 'ana@example.com', [11, 11])).toBe('+-');
});

it('gives nothing back after a success elsewhere', () => {
  const giveBack = store.consumeAttempt('signin', 'ana@example.com', START);
  store.clearAttempts('signin', 'ana@example.com');
  giveBack?.();
  expect(takeAll('signin', 'ana@example.com', [2, 2, 2, 2, 2, 2])).toBe('+++++-');
});

it('remembers attempts across a reload without storing the address in plain text', async () => {
  takeAll('signup', 'ana@example.com', [0, 0, 0]);
  await reload();
  expect(takeAll('signup', 'ana@example.com', [1])).toBe('-');
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('ana');
});

it.each(['{', 'null', '[]', '7', '{"signin:1":{"count":"many"}}', '{"signin:1":null}'])(
  'ignores junk: %s',
  async (junk) => {
    window.localStorage.setItem('paradise-pcs-attempts', junk);
    await reload();
    expect(takeAll('signin', 'ana@example.com', [0, 0, 0, 0, 0, 0])).toBe('+++++-');
  },
);

it.each([
  ['getItem', /^\+{5}/],
  ['setItem', /^\+{5}-$/],
] as const)('still works when storage refuses %s', (method, taken) => {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  expect(takeAll('signin', 'ana@example.com', [0, 0, 0, 0, 0, 0])).toMatch(taken);
});
