import type { About } from '@/facts/types';

export const about: About = {
  description: 'A free, veteran-built guide to a PCS move to Hawaii: a checklist that saves your place, and straight answers on pets, cars, storage, schools and homes.',
  searchWords: 'home start Schofield Hickam Kaneohe Shafter',
};
