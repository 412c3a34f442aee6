/** A fixed-rate loan repaid in equal monthly payments. In dollars, percent per year and years. */
export type Loan = { principal: number; annualRatePercent: number; termYears: number };

export const MONTHS_PER_YEAR = 12;

/**
 * Returns the level monthly payment of principal and interest, in unrounded dollars.
 *
 * Formula: P × i / (1 − (1 + i)^−n) with i = annual rate / 100 / 12 and n = years × 12. When the rate is zero, or too
 * small to distinguish from zero over the term, the payment is P / n. n may be fractional.
 *
 * Uses expm1 and log1p because (1 + i)^n loses precision when i is small and overflows when n is large. For $400,000
 * over 30 years, the textbook form is off by $13.74 a month at 1e-11 percent and returns Infinity at 1e-13; over a
 * million years it returns NaN. At everyday rates, compared with 80-digit arithmetic, this form is accurate to 15
 * digits and the textbook form to 12.
 *
 * Returns null for an input that is not finite, a negative principal or rate, a term of zero or less, or a payment too
 * large for a number. The payment on a principal of zero is zero.
 *
 * Source: https://en.wikipedia.org/wiki/Mortgage_calculator and https://github.com/cfpb/amortize
 */
export function monthlyPayment({ principal, annualRatePercent, termYears }: Loan): number | null {
  if (!(principal >= 0 && annualRatePercent >= 0 && termYears > 0)) return null;
  const months = termYears * MONTHS_PER_YEAR;
  if (![principal, annualRatePercent, months].every(Number.isFinite)) return null;
  if (principal === 0) return 0;
  const rate = monthlyRate(annualRatePercent);
  const discount = oneMinusDiscountFactor(rate, months);
  const payment = discount === 0 ? principal / months : principal * (rate / discount);
  return Number.isFinite(payment) ? payment : null;
}

/**
 * Returns the balance after `paidMonths` monthly payments, in unrounded dollars: the full principal before the first
 * payment, and exactly 0 from the last one on.
 *
 * Formula: P × (1 − (1 + i)^−(n − m)) / (1 − (1 + i)^−n) after m payments, or P × (n − m) / n at a rate of zero. Lenders
 * round each payment to the cent, so a bank's own schedule differs by cents.
 *
 * The loan must be one that `monthlyPayment` returns a payment for, or have a principal of 0.
 *
 * Source: https://en.wikipedia.org/wiki/Mortgage_calculator; figures checked against https://github.com/cfpb/amortize
 */
export function balanceAfter({ principal, annualRatePercent, termYears }: Loan, paidMonths: number): number {
  const rate = monthlyRate(annualRatePercent);
  const months = termYears * MONTHS_PER_YEAR;
  const left = months - Math.max(0, paidMonths);
  if (principal === 0 || left <= 0) return 0;
  const whole = oneMinusDiscountFactor(rate, months);
  return principal * (whole === 0 ? left / months : oneMinusDiscountFactor(rate, left) / whole);
}

/** Returns the present value of 1 paid monthly, in the payment's unit. `rate` is a monthly fraction, not percent. */
export function annuityPresentValue(rate: number, months: number): number {
  const discounted = rate === 0 ? 0 : oneMinusDiscountFactor(rate, months);
  return discounted === 0 ? months : discounted / rate;
}

function monthlyRate(annualRatePercent: number): number {
  return annualRatePercent / 100 / MONTHS_PER_YEAR;
}

/** 1 − (1 + rate)^−months, without losing precision for rates near zero. */
function oneMinusDiscountFactor(rate: number, months: number): number {
  return -Math.expm1(-months * Math.log1p(rate));
}

/** Returns the average rate weighted by principal, in percent per year; 0 when nothing is borrowed. */
export function blendedRatePercent(loans: readonly { principal: number; ratePercent: number }[]): number {
  const total = loans.reduce((sum, loan) => sum + loan.principal, 0);
  return total === 0 ? 0 : loans.reduce((sum, loan) => sum + loan.principal * loan.ratePercent, 0) / total;
}

/** The sum of the principals, in dollars. */
export function totalPrincipal(loans: readonly { principal: number }[]): number {
  return loans.reduce((sum, { principal }) => sum + principal, 0);
}
