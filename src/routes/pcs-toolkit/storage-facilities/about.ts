import type { About } from '@/facts/types';

export const about: About = {
  description: 'Household goods for a move to Hawaii: the weight limit for each pay grade, what to ship, carry or leave, and where to store the rest on Oahu.',
  searchWords: 'self storage unit locker furniture',
  partWords: {
    'storage-rules-and-what-to-ask': 'non-temporary storage NTS',
    'how-much-you-can-ship': 'HHG household goods weight allowance pounds pro gear overweight JPPSO',
    'until-your-goods-arrive': 'HHG delivery loaner furniture temporary rent furniture bed unaccompanied baggage UB',
    'if-the-movers-break-or-lose-something': 'HHG missing late damaged damage claim lost stolen broken container shipwreck',
    'moving-it-yourself-ppm-dity': 'DITY PPM U-Haul UHaul',
    'ship-carry-or-leave/carry': 'documents hand carry',
    'ship-carry-or-leave': 'bring leave behind packing list lithium battery houseplants plants seeds honey soil agriculture declaration',
  },
};
