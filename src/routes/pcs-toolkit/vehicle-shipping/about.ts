import type { About } from '@/facts/types';

export const about: About = {
  description: 'Which vehicles the government ships, how to ship an extra one, prices and transit times by port, and what to do when it arrives.',
  searchWords: 'car auto truck SUV van POV VPC registration plates tint',
  partWords: {
    'a-teen-who-drives': 'teenager learner permit driving age',
    'who-ships-it-and-who-pays': 'car loan lien lienholder financed lease leased',
    'motorcycles-and-boats': 'Harley helmet MSF rider moped scooter',
    'after-it-arrives': 'DMV insurance license plates safety inspection',
  },
};
