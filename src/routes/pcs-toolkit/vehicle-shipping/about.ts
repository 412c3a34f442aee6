import type { About } from '@/facts/types';

export const about: About = {
  description: 'Which vehicles the government ships, how to ship an extra one, prices and transit times by port, and what to do when it arrives.',
  searchWords: 'car cars auto truck SUV motorcycle POV ship drive registration plates safety inspection rental second car leased car lease',
  partWords: {
    'who-ships-it-and-who-pays': 'car loan financed lienholder',
    'a-teen-who-drives': 'learner permit license',
    'motorcycles-and-boats': 'motorcycle Harley helmet safety course MSF rider license moped scooter',
    'how-long-it-takes-and-where-you-pick-it-up': 'how long car shipping take',
    'after-it-arrives': 'car registration insurance cost license plates out of state safety check',
  },
};
