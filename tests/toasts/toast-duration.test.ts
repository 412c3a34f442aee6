import { expect, it } from 'vitest';
import { toastDurationMs } from '@/toasts/toaster';

const message = 'Saved';
const long = Array.from({ length: 30 }, () => 'word').join(' ');

it('keeps a toast as long as it takes to read, at least four seconds', () => {
  expect(toastDurationMs({ kind: 'success', message })).toBe(4000);
  expect(toastDurationMs({ kind: 'success', message, description: long })).toBeGreaterThan(12_000);
});

it('keeps one with a link longer, and a persistent one until it is closed', () => {
  const link = { label: 'Sign in', href: '/auth' } as const;
  expect(toastDurationMs({ kind: 'info', message, link })).toBeGreaterThan(4000);
  expect(toastDurationMs({ kind: 'info', message, isPersistent: true })).toBe(Number.POSITIVE_INFINITY);
});
