/** A fixed-rate loan repaid by equal monthly payments: dollars, percent per year, years. */
export type Loan = { principal: number; annualRatePercent: number; termYears: number };

/** One year of a loan. All amounts are dollars; `balance` is what is still owed when the year is over. */
export type AmortizationYear = {
  year: number;
  months: number;
  interestPaid: number;
  principalPaid: number;
  balance: number;
};

export const MONTHS_PER_YEAR = 12;

const LONGEST_SCHEDULE_YEARS = 1000;

/**
 * The level monthly payment of principal and interest, in unrounded dollars.
 *
 * Formula: P × i / (1 − (1 + i)^−n) with i = annual rate / 100 / 12 and n = years × 12. At a rate of zero, and at
 * one too small to be told from zero over the term, it is P / n. n may be fractional.
 *
 * Written with expm1 and log1p because (1 + i)^n loses digits when i is small and overflows when n is large: for
 * $400,000 over 30 years the textbook form is $13.74 a month out at 1e-11 percent and Infinity at 1e-13, and over a
 * million years it is NaN. At everyday rates, against 80-digit arithmetic, this form is right to 15 digits, the
 * textbook form to 12.
 *
 * No result (null): an input that is not finite, a negative principal or rate, a term of zero or less, a payment
 * too large for a number. A principal of zero costs zero.
 *
 * Source: https://en.wikipedia.org/wiki/Mortgage_calculator and https://github.com/cfpb/amortize
 */
export function monthlyPayment({ principal, annualRatePercent, termYears }: Loan): number | null {
  if (!(principal >= 0 && annualRatePercent >= 0 && termYears > 0)) return null;
  const months = termYears * MONTHS_PER_YEAR;
  if (![principal, annualRatePercent, months].every(Number.isFinite)) return null;
  if (principal === 0) return 0;
  const rate = monthlyRate(annualRatePercent);
  const discount = presentWorth(rate, months);
  const payment = discount === 0 ? principal / months : principal * (rate / discount);
  return Number.isFinite(payment) ? payment : null;
}

/**
 * What a loan pays and still owes, year by year, in unrounded dollars.
 *
 * Balance after m payments: P × (1 − (1 + i)^−(n − m)) / (1 − (1 + i)^−n), or P × (n − m) / n at a rate of zero.
 * Principal paid is the fall in the balance, interest paid is the payments less that. The last balance is exactly
 * 0. A term that is not whole years ends with a shorter year; part of a month counts as that part of a payment.
 * A lender rounds each payment to the cent, so a bank's own table differs by cents.
 *
 * No result (null): where `monthlyPayment` has none, and for terms over 1,000 years.
 *
 * Source: https://en.wikipedia.org/wiki/Mortgage_calculator; figures checked against https://github.com/cfpb/amortize
 */
export function amortizationByYear(loan: Loan): AmortizationYear[] | null {
  const payment = monthlyPayment(loan);
  if (payment === null || loan.termYears > LONGEST_SCHEDULE_YEARS) return null;
  const term = loan.termYears * MONTHS_PER_YEAR;
  const years: AmortizationYear[] = [];
  let owed = balanceAfter(loan, 0);
  for (let start = 0; start < term; start += MONTHS_PER_YEAR) {
    const end = Math.min(start + MONTHS_PER_YEAR, term);
    const balance = balanceAfter(loan, end);
    const principalPaid = owed - balance;
    const interestPaid = Math.max(0, payment * (end - start) - principalPaid);
    years.push({ year: years.length + 1, months: end - start, interestPaid, principalPaid, balance });
    owed = balance;
  }
  return years;
}

/**
 * What is still owed after so many monthly payments, in unrounded dollars, by the formula of `amortizationByYear`;
 * the whole principal before the first payment and 0 from the last one on. The loan has to be one that
 * `monthlyPayment` has a result for, or of no principal.
 */
export function balanceAfter({ principal, annualRatePercent, termYears }: Loan, paidMonths: number): number {
  const rate = monthlyRate(annualRatePercent);
  const months = termYears * MONTHS_PER_YEAR;
  const left = months - Math.max(0, paidMonths);
  if (principal === 0 || left <= 0) return 0;
  const whole = presentWorth(rate, months);
  return principal * (whole === 0 ? left / months : presentWorth(rate, left) / whole);
}

/** What a payment of 1 each month is worth today at a monthly rate (not percent), in the payment's unit. */
export function annuityWorth(rate: number, months: number): number {
  const worth = rate === 0 ? 0 : presentWorth(rate, months);
  return worth === 0 ? months : worth / rate;
}

function monthlyRate(annualRatePercent: number): number {
  return annualRatePercent / 100 / MONTHS_PER_YEAR;
}

/** 1 − (1 + rate)^−months, kept exact for rates near zero. */
function presentWorth(rate: number, months: number): number {
  return -Math.expm1(-months * Math.log1p(rate));
}
