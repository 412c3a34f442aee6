import type { About } from '@/facts/types';

export const about: About = {
  description: 'Which vehicles the government ships, how to ship an extra one, prices and transit times by port, and what to do when it arrives.',
  searchWords: 'car auto truck SUV van POV VPC registration plates tint',
  partWords: {
    'tinted-windows': 'tint',
    'how-long-it-takes-and-where-you-pick-it-up': 'west coast Long Beach Oakland San Diego shipping time tracking',
    'a-teen-who-drives': 'teenager learner permit driving age drivers ed education course 15 16 17 year old',
    'lifted-trucks-atvs-and-mopeds': 'lift kit lowered suspension modified modifications reconstruction inspection oversized tires dirt bike UTV side by side golf cart moped license test',
    'who-ships-it-and-who-pays/a-car-loan-or-a-lease': 'lien lienholder financed leased',
    'card-your-orders-cover-it/documents-to-bring-to-turn-in': 'VPC drop-off papers paperwork',
    'motorcycles-and-boats': 'Harley helmet MSF rider moped scooter',
    'after-it-arrives': 'register registration DMV insurance license plates safety inspection',
  },
};
