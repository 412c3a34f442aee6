import { HALF_A_CENT_DOLLARS, MAX_DOLLARS } from '@/money/limits';
import { monthlyPayment } from './amortization';
import { type AssumptionInput, monthlyExtrasOf } from './assumption-input';

/** In whole dollars. none: the payment is too low for any price. beyond: it would cover more than MAX_DOLLARS. */
type PriceFound = number | 'none' | 'beyond';

/** The price for each option. */
export type PriceAtPayment = { assumption: PriceFound; newLoan: PriceFound };

/**
 * Returns the highest price, in whole dollars, at which the monthly total (loans, taxes, insurance and HOA fees) is no
 * more than `monthly`, with everything else unchanged: down payment, seller's balance, rates, terms and extras.
 *
 * In closed form, because a payment is proportional to the principal. New loan: down payment + (monthly − extras) /
 * payment on one dollar. Assuming: the seller's loan costs the same at any price; whatever is left of `monthly` pays
 * for a GAP loan on top of down payment + seller's balance, or for none when the GAP terms give no payment.
 *
 * The input must be one that `compareAssumption` returns a result for.
 */
export function priceAtPayment(input: AssumptionInput, monthly: number): PriceAtPayment {
  const forLoans = monthly - monthlyExtrasOf(input);
  const down = input.downPayment ?? 0;
  const balance = input.assumedLoanBalance ?? 0;
  const assumed = payment(balance, input.assumptionRate, input.assumedLoanTerm) ?? Number.POSITIVE_INFINITY;
  return {
    assumption: highestPrice(
      down + balance,
      forLoans - assumed,
      payment(1, input.gapRate ?? 0, input.gapTerm),
    ),
    newLoan: highestPrice(down, forLoans, payment(1, input.currentRate, input.newLoanTerm)),
  };
}

function highestPrice(withoutLoan: number, forLoan: number, paymentOnADollar: number | null): PriceFound {
  if (forLoan < 0) return 'none';
  const loan = paymentOnADollar ? forLoan / paymentOnADollar : 0;
  const price = Math.floor(withoutLoan + loan + HALF_A_CENT_DOLLARS);
  if (price < 1) return 'none';
  return price <= MAX_DOLLARS ? price : 'beyond';
}

function payment(principal: number, ratePercent: number | null, termYears: number | null): number | null {
  return monthlyPayment({ principal, annualRatePercent: ratePercent ?? 0, termYears: termYears ?? 0 });
}

/**
 * Returns the range of the price slider, in whole dollars: from the down payment to twice the price, in steps of the
 * price's third digit ($1,000 for a $600,000 home).
 */
export function pricesToTry(input: Pick<AssumptionInput, 'purchasePrice' | 'downPayment'>) {
  const price = input.purchasePrice ?? 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, price))) - 2);
  const min = Math.max(1, Math.ceil((input.downPayment ?? 0) / step)) * step;
  const max = Math.min(MAX_DOLLARS, Math.max(2, Math.ceil((2 * price) / step)) * step);
  return { min: Math.min(min, max - step), max, step };
}
