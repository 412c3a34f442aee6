import type { About } from '@/facts/types';

export const about: About = {
  description: 'Homes for VA buyers on Oahu and the neighbor islands: searches by area and by base, prices by island, and lenders.',
  searchWords: 'buy house for sale prices real estate realtor agent mortgage VA loan',
  partWords: {
    'what-a-va-loan-costs-and-using-it-again': 'funding fee closing costs HOA high condo maintenance second twice entitlement joint dual both combine',
    'what-a-va-loan-gives-you': 'zero down payment loan limit',
    'your-bah-and-the-payment': 'worth break even tour',
    'what-to-check-on-a-home-in-hawaii': 'condo leasehold inspection',
    'three-island-markets': 'home prices',
  },
};
