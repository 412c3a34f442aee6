import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceAfter, type Loan, MONTHS_PER_YEAR, monthlyPayment } from '@/features/assumption/amortization';
import { forAny } from '../../support/for-any';
import { isPrintable, principal, ratePercent, termYears } from './examples';

const loan = (amount: number, rate: number, years: number): Loan => ({
  principal: amount,
  annualRatePercent: rate,
  termYears: years,
});

const anyLoan = fc.record({ principal, annualRatePercent: ratePercent, termYears });

describe('the monthly payment', () => {
  test.each([
    ['at 0% is the principal divided by the months', loan(360_000, 0, 30), 1000],
    ['of one month is the principal and one month of interest', loan(1200, 12, 1 / 12), 1212],
    ['of a $0 loan is $0', loan(-0, 7.5, 30), 0],
    ['over a million years is the interest alone', loan(400_000, 7.5, 1_000_000), 2500],
    ['over a million years at 0% is a twelve-millionth', loan(12_000_000, 0, 1_000_000), 1],
  ])('%s', (_, of, payment) => {
    expect(monthlyPayment(of)).toBeCloseTo(payment, 9);
  });

  test.each([
    [1e-3, 1111.2782490740062],
    [1e-11, 1111.1111111127825],
    [1e-300, 1111.1111111111111],
    [5e-324, 1111.1111111111111],
  ])('at the tiny rate of %d percent stays right for 400,000 dollars over 30 years', (rate, expected) => {
    expect(Math.abs((monthlyPayment(loan(400_000, rate, 30)) ?? Number.NaN) - expected)).toBeLessThan(1e-9);
  });

  test.each([
    ...[0, -30, Number.NaN, Infinity].map((years) => loan(400_000, 3.5, years)),
    ...[-3.5, Number.NaN, Infinity].map((rate) => loan(400_000, rate, 30)),
    ...[-400_000, Number.NaN, Infinity].map((amount) => loan(amount, 3.5, 30)),
    loan(1e308, 1e308, 30),
  ])('has no result for %o', (bad) => {
    expect(monthlyPayment(bad)).toBeNull();
  });

  test('is null or a printable amount for any three finite numbers', () => {
    const finite = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ min: 0, max: 100, noNaN: true }),
    );
    forAny(finite, finite, finite, (amount, rate, years) => {
      const payment = monthlyPayment(loan(amount, rate, years));
      return payment === null || (isPrintable(payment) && payment >= 0);
    });
  });
});

describe('what is still owed', () => {
  test.each([
    [0, 360_000],
    [120, 240_000],
    [359, 1_000],
    [360, 0],
  ])('of 360,000 dollars over 30 years at 0%, after %i payments of 1,000, is %i', (paid, owed) => {
    expect(balanceAfter(loan(360_000, 0, 30), paid)).toBe(owed);
  });

  test('of a $0 loan is $0', () => {
    expect([0, 12, 24].map((paid) => balanceAfter(loan(-0, 5, 2), paid))).toEqual([0, 0, 0]);
  });

  test('of a term of 2 years and 9 months is nothing after 33 payments', () => {
    expect(balanceAfter(loan(30_000, 6, 2.75), 32)).toBeGreaterThan(0);
    expect(balanceAfter(loan(30_000, 6, 2.75), 33)).toBe(0);
  });

  test('starts at the principal, falls with each payment by what isn’t interest, and ends at 0', () => {
    forAny(anyLoan, (any) => {
      const payment = monthlyPayment(any) ?? Number.NaN;
      const monthlyRate = any.annualRatePercent / 100 / MONTHS_PER_YEAR;
      const owed = Array.from({ length: Math.ceil(any.termYears * MONTHS_PER_YEAR) + 1 }, (_, paid) =>
        balanceAfter(any, paid),
      );
      return (
        Math.abs((owed[0] ?? 0) - any.principal) <= any.principal * 1e-12 &&
        owed.at(-1) === 0 &&
        owed.slice(1, -1).every((left, paid) => {
          const before = owed[paid] ?? 0;
          return (
            left <= before && Math.abs(before * (1 + monthlyRate) - payment - left) <= any.principal * 1e-9
          );
        })
      );
    });
  });
});
