// @vitest-environment jsdom
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

function takeAll(kind: AttemptKind, email: string, atMinutes: number[]): boolean[] {
  return atMinutes.map((minute) => store.consumeAttempt(kind, email, START + minute * MINUTE) !== undefined);
}

it('allows 5 sign-ins, 3 sign-ups and 3 password reset emails in 15 minutes, counted separately', () => {
  expect(takeAll('signin', 'ana@example.com', [0, 1, 2, 3, 4, 5])).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(takeAll('signup', 'ana@example.com', [0, 1, 2, 3])).toEqual([true, true, true, false]);
  expect(takeAll('recovery', 'ana@example.com', [0, 1, 2, 3])).toEqual([true, true, true, false]);
});

it('counts each address separately, ignoring case and surrounding spaces', () => {
  takeAll('signup', 'ana@example.com', [0, 0, 0]);
  expect(takeAll('signup', ' ANA@Example.com ', [0])).toEqual([false]);
  expect(takeAll('signup', 'ben@example.com', [0])).toEqual([true]);
});

it('allows attempts again exactly 15 minutes after the last counted one', () => {
  takeAll('signup', 'ana@example.com', [0, 14, 28]);
  const end = START + 43 * MINUTE;
  expect(store.consumeAttempt('signup', 'ana@example.com', end - 1)).toBeUndefined();
  expect(store.consumeAttempt('signup', 'ana@example.com', end)).toBeDefined();
});

it('does not count a blocked attempt', () => {
  takeAll('signup', 'ana@example.com', [0, 0, 0]);
  expect(takeAll('signup', 'ana@example.com', [5, 10, 14, 15])).toEqual([false, false, false, true]);
});

it('starts over after a success', () => {
  takeAll('signin', 'ana@example.com', [0, 0, 0, 0, 0]);
  store.clearAttempts('signin', 'ana@example.com');
  expect(takeAll('signin', 'ana@example.com', [0])).toEqual([true]);
});

it('gives back an attempt that nobody answered, and lets the next one be sent', () => {
  takeAll('signin', 'ana@example.com', [0, 0, 0, 0]);
  const giveBack = store.consumeAttempt('signin', 'ana@example.com', START + 14 * MINUTE);
  expect(takeAll('signin', 'ana@example.com', [14])).toEqual([false]);
  giveBack?.();
  expect(takeAll('signin', 'ana@example.com', [14.5, 14.6])).toEqual([true, false]);
});

it('does not make the wait longer for an attempt that was given back', () => {
  takeAll('signin', 'ana@example.com', [0, 0, 0, 0]);
  store.consumeAttempt('signin', 'ana@example.com', START + 14 * MINUTE)?.();
  expect(takeAll('signin', 'ana@example.com', [15, 15, 15, 15, 15, 15])).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
});

it('keeps what another tab counted meanwhile when it gives an attempt back', () => {
  takeAll('signin', 'ana@example.com', [0, 0]);
  const giveBack = store.consumeAttempt('signin', 'ana@example.com', START + 5 * MINUTE);
  takeAll('signin', 'ana@example.com', [10, 10, 10]);
  giveBack?.();
  expect(takeAll('signin', 'ana@example.com', [11, 11])).toEqual([true, false]);
});

it('gives nothing back after a success elsewhere', () => {
  const giveBack = store.consumeAttempt('signin', 'ana@example.com', START);
  store.clearAttempts('signin', 'ana@example.com');
  giveBack?.();
  expect(takeAll('signin', 'ana@example.com', [2, 2, 2, 2, 2, 2]).filter(Boolean)).toHaveLength(5);
});

it('remembers attempts across a reload without storing the address in plain text', async () => {
  takeAll('signup', 'ana@example.com', [0, 0, 0]);
  await reload();
  expect(takeAll('signup', 'ana@example.com', [1])).toEqual([false]);
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('ana');
});

it('does not lock anyone out when the clock was set back a year', () => {
  takeAll('signup', 'ana@example.com', [0, 0, 0]);
  expect(store.consumeAttempt('signup', 'ana@example.com', START - 365 * 24 * 60 * MINUTE)).toBeDefined();
});

it.each(['{', 'null', '[]', '7', '{"signin:1":{"count":"many"}}', '{"signin:1":null}'])(
  'lets people in when the stored text is junk: %s',
  async (junk) => {
    window.localStorage.setItem('paradise-pcs-attempts', junk);
    await reload();
    expect(takeAll('signin', 'ana@example.com', [0, 0, 0, 0, 0, 0])).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  },
);

it.each(['getItem', 'setItem'] as const)(
  'still limits attempts on the page when storage refuses %s',
  (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    const taken = takeAll('signin', 'ana@example.com', [0, 0, 0, 0, 0, 0]);
    expect(taken.slice(0, 5)).toEqual([true, true, true, true, true]);
    if (method === 'setItem') expect(taken[5]).toBe(false);
  },
);
