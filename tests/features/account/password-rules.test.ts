import { expect, it } from 'vitest';
import { brokenPasswordRules } from '@/features/account/password-rules';
import { DEMO_ACCOUNT } from '../../../build/demo-account';

const length = 'Password must be at least 8 characters long';
const lowercase = 'Password must contain at least one lowercase letter';
const uppercase = 'Password must contain at least one uppercase letter';
const number = 'Password must contain at least one number';

it.each([
  ['Aloha2026', []],
  ['', [length, lowercase, uppercase, number]],
  ['Aloha26', [length]],
  ['ALOHA2026', [lowercase]],
  ['aloha2026', [uppercase]],
  ['AlohaOahu', [number]],
  ['12345678', [lowercase, uppercase]],
])('new password %j breaks %j', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});

it('the demo account’s password keeps the rules', () => {
  expect(brokenPasswordRules(DEMO_ACCOUNT.password)).toEqual([]);
});

it.each([
  [`Aa1${'x'.repeat(69)}`, []],
  [`Aa1${'x'.repeat(70)}`, ['Password must be at most 72 characters long']],
  [`Aa1${'é'.repeat(35)}`, ['Password must be at most 72 characters long']],
])('72 bytes are all that the server can hash: %s', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});
