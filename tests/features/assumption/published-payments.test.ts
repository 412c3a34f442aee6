// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { amortizationByYear, type Loan, monthlyPayment } from '@/features/assumption/amortization';
import { type PublishedPayment, publishedPayments } from './published-payments';

function dollars(amount: number, cents: number): string {
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}

function sentence({ source, loan: [principal, ratePercent, months], published }: PublishedPayment): string {
  const term = months % 12 === 0 ? `${months / 12}-year` : `${months}-month`;
  const [borrowed, paid] = [dollars(principal, 0), dollars(Number(published), 2)];
  return `a borrower with a ${term}, ${borrowed} loan at ${ratePercent}% pays ${paid} a month (${source})`;
}

describe('payments that others publish, to the cent', () => {
  test.each(publishedPayments.map((row) => [sentence(row), row] as const))('%s', (_, { loan, published }) => {
    const [principal, annualRatePercent, months] = loan;
    const payment = monthlyPayment({ principal, annualRatePercent, termYears: months / 12 });
    expect(payment?.toFixed(2)).toBe(Number(published).toFixed(2));
  });

  test('there are at least 20 from at least 4 publishers, each with a URL', () => {
    const publishers = publishedPayments.map(({ url }) => new URL(url).host);
    expect(publishedPayments.length).toBeGreaterThanOrEqual(20);
    expect(new Set(publishers).size).toBeGreaterThanOrEqual(4);
    expect(publishedPayments.every(({ url }) => url.startsWith('https://'))).toBe(true);
  });
});

describe('schedules that others publish, to the cent', () => {
  function afterYears(loan: Loan, years: number) {
    const schedule = amortizationByYear(loan)?.slice(0, years) ?? [];
    return {
      interest: schedule.reduce((sum, { interestPaid }) => sum + interestPaid, 0).toFixed(2),
      principal: schedule.reduce((sum, { principalPaid }) => sum + principalPaid, 0).toFixed(2),
      balance: schedule.at(-1)?.balance.toFixed(2),
    };
  }

  test('after 5 years a borrower with a 30-year, $180,000 loan at 4.25% has paid $36,583.36 in interest and $16,546.15 in principal and owes $163,453.85 (CFPB amortize)', () => {
    expect(afterYears({ principal: 180_000, annualRatePercent: 4.25, termYears: 30 }, 5)).toEqual({
      interest: '36583.36',
      principal: '16546.15',
      balance: '163453.85',
    });
  });

  test('after 5 years a borrower with a 30-year, $180,000 loan at 4.375% has paid $37,694.10 in interest (CFPB amortize)', () => {
    const loan = { principal: 180_000, annualRatePercent: 4.375, termYears: 30 };
    expect(afterYears(loan, 5).interest).toBe('37694.10');
  });

  test('over 30 years a borrower with a $200,000 loan at 5% pays $186,511.57 in interest (CFPB loan-calc)', () => {
    const loan = { principal: 200_000, annualRatePercent: 5, termYears: 30 };
    expect(afterYears(loan, 30).interest).toBe('186511.57');
  });

  test('over 30 years a borrower with a $200,000 loan at 6% pays $231,676.38 in interest (mortgage for Python)', () => {
    const loan = { principal: 200_000, annualRatePercent: 6, termYears: 30 };
    expect(afterYears(loan, 30).interest).toBe('231676.38');
  });
});
