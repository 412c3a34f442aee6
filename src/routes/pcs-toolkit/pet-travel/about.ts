import type { About } from '@/facts/types';
import { PET_START } from '@/guides/pet-figures';

export const about: About = {
  description: `How to bring a dog or cat to Hawaii without a long quarantine: what to start ${PET_START} ahead, paperwork, fees and reimbursement.`,
  searchWords: 'dog cat puppy kitten animal vet veterinarian bulldog pug breed rabies shots titer',
  partWords: {
    'check-your-pet-s-dates': 'pet date checker',
    'breeds-and-pets-on-base': 'pit bull',
    'service-dogs-night-vets-foster-homes': 'emergency vet animal hospital guide dog emotional support animal ESA fostering rehome boarding kennel sitter',
    'how-long-a-pet-stays-in-quarantine': 'bird rabbit hamster guinea pig reptile snake ferret dog cat 120 days',
    'the-flight-and-the-first-nights': 'airline fly flying crate cabin cargo kennel size small big counter',
    'costs-and-what-you-get-back': 'reimbursed price ship quarantine',
  },
};
