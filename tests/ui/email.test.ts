import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmail } from '@/ui/email';

it.each(['ana@example.com', '  ana@example.com ', 'a@b.c', "o'neil+pcs@mail.example.co.uk"])(
  'accepts %j',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([
  '',
  ...'ana ana@ @example.com ana@example ana@.com ana@example. a@b@c.d'.split(' '),
  'a na@example.com',
])('refuses %j', (text) => expect(isEmail(text)).toBe(false));

it('agrees with the rule on any text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '\n', '\u00a0', 'é'), maxLength: 12 });
  fc.assert(
    fc.property(text, (typed) => {
      expect(isEmail(typed)).toBe(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim()));
    }),
    { numRuns: 2000 },
  );
});

// The regular expression above would take minutes here.
it('handles a megabyte of dots without backtracking', () => {
  expect(isEmail(`a@${'.'.repeat(1_000_000)}`)).toBe(true);
  expect(isEmail(`a@${'.'.repeat(1_000_000)}@`)).toBe(false);
});
