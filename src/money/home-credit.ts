import { MAX_DOLLARS } from './limits';

/** Two versions of the Veterans Home Program credit: the credit calculator's, and the one on badges and /programs. */
export const CREDIT_PER_100K_DOLLARS = 500;
export const PROGRAM_CREDIT_PER_100K_DOLLARS = 625;

/** Credit toward closing costs on new construction, as a percent of the purchase price. */
export const NEW_CONSTRUCTION_CREDIT_PERCENT = 1;

/** A price slider, in whole dollars. */
export type PriceSlider = { min: number; max: number; step: number; default: number };

export const PROGRAM_PRICE_SLIDER: PriceSlider = {
  min: 100_000,
  max: 2_000_000,
  step: 10_000,
  default: 750_000,
};

export const PROGRAM_NEW_CONSTRUCTION_SLIDER: PriceSlider = {
  min: 200_000,
  max: 2_000_000,
  step: 10_000,
  default: 950_000,
};

export const NEW_CONSTRUCTION_SLIDER: PriceSlider = {
  min: 250_000,
  max: 3_000_000,
  step: 10_000,
  default: 500_000,
};

/**
 * Returns the credit calculator's credit, in unrounded dollars: price / 100,000 × 500.
 * Returns null when the price is missing, negative, not finite or above MAX_DOLLARS. A price of 0 earns 0.
 */
export function homeCredit(priceDollars: number | null): number | null {
  return creditFor(priceDollars, CREDIT_PER_100K_DOLLARS, 100_000);
}

/**
 * Returns the credit on listing badges and the programs page, in unrounded dollars: price / 100,000 × 625.
 * Returns null when `homeCredit` does.
 */
export function programCredit(priceDollars: number | null): number | null {
  return creditFor(priceDollars, PROGRAM_CREDIT_PER_100K_DOLLARS, 100_000);
}

/**
 * Returns the new-construction credit toward closing costs, in unrounded dollars: 1% of the purchase price.
 * Returns null when `homeCredit` does.
 */
export function newConstructionCredit(priceDollars: number | null): number | null {
  return creditFor(priceDollars, NEW_CONSTRUCTION_CREDIT_PERCENT, 100);
}

function creditFor(priceDollars: number | null, credit: number, perDollars: number): number | null {
  if (priceDollars === null || !(priceDollars >= 0 && priceDollars <= MAX_DOLLARS)) return null;
  return priceDollars === 0 ? 0 : (priceDollars / perDollars) * credit;
}
