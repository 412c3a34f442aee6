import { describe, expect, it } from 'vitest';
import { type AttemptKind, counts } from '@/features/account/attempt-limit';
import type { AuthResult } from '@/features/account/auth-requests';
import { failureToast, fieldErrors } from '@/features/account/failure-toast';
import { newPasswordFailure } from '@/features/account/new-password-failure';

// What each result of a request says. Which answers have it: auth-answers.test.tsx. How a form says it:
// tests/journeys/hosted-answers.test.tsx.

const KEPT = 'What you typed is still here.';
const advice: Partial<Record<AuthResult, string>> = {
  busy: `The server got too many requests from your connection. Wait a few minutes, then try again. ${KEPT}`,
  late: `The server took too long. Check your connection, then try again. ${KEPT}`,
  unreachable: `The server did not answer. Check your connection, then try again. ${KEPT}`,
  unmailed: `The email could not be sent. If the address has no typo, it’s nothing you did. Try again later. ${KEPT}`,
  quota: `No more email can go out this hour. It’s nothing you did. Try again in an hour. ${KEPT}`,
  broken: `Accounts aren’t working right now. It’s nothing you did. Try again later. ${KEPT}`,
  closed: 'New accounts are closed for now. The guides and calculators work without one.',
  address: 'We can’t send email to this address. Check it for typos, or use another one.',
  taken: 'This address can’t be used here. Use another one.',
  weak: 'The server finds this password too easy to guess. Make it longer and add a symbol, like # or !.',
  leaked: 'This password is on a list of leaked ones. Choose one that you use nowhere else.',
};
const results = Object.entries(advice) as [AuthResult, string][];

it.each(results)('%s says what to do: %s', (result, description) => {
  const message = 'We could not send the link';
  expect(failureToast(message, result)).toEqual({ kind: 'error', message, description });
});

it('is at the field that the server objects to', () => {
  const at = Object.fromEntries(results.map(([result]) => [result, Object.keys(fieldErrors(result))]));
  expect(Object.entries(at).filter(([, fields]) => fields.length > 0)).toEqual([
    ['address', ['email']],
    ['taken', ['email']],
    ['weak', ['newPassword']],
    ['leaked', ['newPassword']],
  ]);
  for (const [result, says] of results)
    for (const errors of Object.values(fieldErrors(result))) expect(says).toContain(errors[0]);
});

it.each<[AuthResult, title: string, description?: string]>([
  ['busy', 'Your password was not changed', advice.busy],
  ['broken', 'Your password was not changed', advice.broken],
  ['unreachable', 'Your password was not changed', advice.unreachable],
  ['weak', 'Password does not meet requirements', advice.weak],
  ['leaked', 'Password does not meet requirements', advice.leaked],
  ['refused', 'Your password was not changed', 'This account can’t sign in right now.'],
  ['expired', 'Your password was not changed', 'Your sign-in or link has expired.'],
  // The password may be changed: only the answer is missing.
  [
    'late',
    'The server did not answer',
    'Your new password may be saved already. Try it before you try again.',
  ],
])('a new password: %s', (result, message, description) => {
  expect(newPasswordFailure(result)).toEqual({ kind: 'error', message, description });
});

describe('a try counts', () => {
  it.each<[AttemptKind, counting: AuthResult[]]>([
    ['signin', ['refused', 'unconfirmed', 'wrong']],
    ['signup', ['late', 'address', 'taken', 'weak', 'leaked']],
    ['recovery', ['late', 'address']],
  ])('of %s after %j, and is free when the server never judged it', (kind, counting) => {
    const free: AuthResult[] = ['busy', 'unreachable', 'unmailed', 'quota', 'broken', 'closed'];
    expect([...counting, ...free].filter((result) => counts(kind, result))).toEqual(counting);
  });
});
