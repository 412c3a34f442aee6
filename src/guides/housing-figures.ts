// The figures and rules of rents and homes that two guides name.
import { factsCheckedOn } from './facts';

/** The homes that D.R. Horton plans in Hoopili. */
export const HOOPILI_HOMES = '11,750';

export const rateProtection = factsCheckedOn('2026-11-23').read(
  'Already paid BAH here? Your own rate may be protected: when the table drops, it doesn’t, as long as you stay and your dependents don’t change.',
  {
    title: 'FEDweek: BAH rates, quoting DoD on rate protection',
    url: 'https://www.fedweek.com/armed-forces-news/basic-allowance-for-housing-rates-rise',
  },
);
