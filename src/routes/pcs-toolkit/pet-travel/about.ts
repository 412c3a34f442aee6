import type { About } from '@/facts/types';
import { PET_START } from '@/guides/pet-figures';

export const about: About = {
  description: `How to bring a dog or cat to Hawaii without a long quarantine: what to start ${PET_START} ahead, paperwork, fees and reimbursement.`,
  searchWords: 'bulldog pug big dog breed dog dogs cat cats puppy kitten animal vet veterinarian rabies shots quarantine titer bring',
  partWords: {
    'check-your-pet-s-dates': 'pet date checker',
    'each-step-month-by-month': 'FAVN blood test microchip',
    'breeds-and-pets-on-base': 'pit bull housing dogs allowed',
    'how-long-a-pet-stays-in-quarantine': 'bird rabbit hamster guinea pig reptile snake ferret allowed',
    'the-flight-and-the-first-nights': 'airline big dog summer heat cabin cargo',
    'costs-and-what-you-get-back': 'cost to ship or fly a dog or cat quarantine reimbursed',
  },
};
