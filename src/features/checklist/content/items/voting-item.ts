import { only, onOrders, withoutOrders } from '@/features/checklist/audience';
import { anyDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

export const voting: ChecklistItem = {
  title: 'Update voter registration',
  lead: 30,
  first: 'your ballot',
  lastDay: anyDayBefore(-30),
  words: {
    know: [
      only(onOrders, 'You can keep voting in your home state: send the Federal Post Card Application each year and after each change of address.'),
      only(onOrders, 'If you make Hawaii your legal residence, register in Hawaii instead, and look up this year’s deadlines.'),
      only(withoutOrders, 'Register in Hawaii once you live there, and look up this year’s deadlines.'),
    ],
    office: { label: 'Federal Voting Assistance Program', url: 'https://www.fvap.gov/', for: onOrders },
    missed: ['Your ballot goes to your old address.'],
  },
};
