import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanEmail, isEmail } from '@/ui/email';
import { inRuns } from '../support/for-any';

it.each([
  [true, ['ana@example.com', '  ana@example.com ', 'a@b.c', "o'neil+pcs@mail.example.co.uk"]],
  [
    false,
    ['', 'a na@example.com', ...'ana ana@ @example.com ana@example ana@.com ana@example. a@b@c.d'.split(' ')],
  ],
])('says %s for %j', (isRight, texts) => {
  for (const text of texts) expect(isEmail(text), text).toBe(isRight);
});

it('agrees with the rule on any text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '\n', '\u00a0', 'é'), maxLength: 12 });
  inRuns(2000)(text, (typed) => {
    expect(isEmail(typed)).toBe(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim()));
  });
});

// The regular expression above would take minutes here.
it('handles a megabyte of dots without backtracking', () => {
  expect(isEmail(`a@${'.'.repeat(1_000_000)}`)).toBe(true);
  expect(isEmail(`a@${'.'.repeat(1_000_000)}@`)).toBe(false);
});

it.each([
  'ana@example.com,',
  '<ana@example.com>',
  'Ana Kai <ana@example.com>; ',
  'mailto:ana@example.com',
  'MAILTO:ana@example.com?subject=Aloha',
  '<mailto:ana@example.com>,',
  '\u2068ana@exa\u200bmple.com\u2069',
  '"ana@example.com".',
  '(ana@example.com)',
])('takes the address out of %j', (copied) => {
  expect(cleanEmail(copied)).toBe('ana@example.com');
});

it('leaves every address as it is', () => {
  for (const address of ["o'neil+pcs@mail.example.co.uk", 'who?@a.b', 'a.b-c_d@e-f.g'])
    expect(cleanEmail(address)).toBe(address);
});
