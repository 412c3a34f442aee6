import type { About } from '@/facts/types';

export const about: About = {
  description: 'Homes for VA buyers on Oahu and the neighbor islands: searches by area and by base, prices by island, and lenders.',
  searchWords: 'buy house home for sale real estate realtor agent price mortgage VA loan area neighborhood',
  partWords: {
    'your-bah-and-the-payment': 'how much house can we buy afford E-5 E-6',
    'what-a-va-loan-costs-and-using-it-again': 'VA loan second use twice again funding fee closing costs first time buyer HOA maintenance fees',
    'what-to-check-on-a-home-in-hawaii': 'VA approved condo',
    'three-island-markets': 'home prices',
  },
};
