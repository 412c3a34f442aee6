import type { About } from '@/facts/types';

export const about: About = {
  description: 'Household goods for a move to Hawaii: the weight limit for each pay grade, what to ship, carry or leave, and where to store the rest on Oahu.',
  searchWords: 'store furniture unit locker',
  partWords: {
    'how-much-you-can-ship': 'HHG household goods weight allowance pounds pro gear overweight',
    'until-your-goods-arrive': 'how long take loaner borrow unaccompanied baggage',
    'ship-carry-or-leave': 'leave behind bring pack packing list lithium battery plants houseplants honey bees soil agriculture declaration',
  },
};
