import type { HomeProgram } from '@/operator/operator-shapes';
import { MAX_DOLLARS } from './limits';

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
 * Returns the credit calculator's credit, in unrounded dollars: so many for each $100,000 of the price.
 * Returns null when the price is missing, negative, not finite or above MAX_DOLLARS. A price of 0 earns 0.
 */
export function homeCredit(program: HomeProgram, priceDollars: number | null): number | null {
  return creditFor(priceDollars, program.creditPer100kDollars, 100_000);
}

/**
 * Returns the credit on listing badges and the programs page, in unrounded dollars: so many for each $100,000 of the price.
 * Returns null when `homeCredit` does.
 */
export function programCredit(program: HomeProgram, priceDollars: number | null): number | null {
  return creditFor(priceDollars, program.listingCreditPer100kDollars, 100_000);
}

/**
 * Returns the new-construction credit toward closing costs, in unrounded dollars: a percentage of the price.
 * Returns null when `homeCredit` does.
 */
export function newConstructionCredit(program: HomeProgram, priceDollars: number | null): number | null {
  return creditFor(priceDollars, program.newConstructionCreditPercent, 100);
}

function creditFor(priceDollars: number | null, credit: number, perDollars: number): number | null {
  if (priceDollars === null || !(priceDollars >= 0 && priceDollars <= MAX_DOLLARS)) return null;
  return priceDollars === 0 ? 0 : (priceDollars / perDollars) * credit;
}
