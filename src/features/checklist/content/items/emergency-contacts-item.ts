import { only, onOrders } from '@/features/checklist/audience';
import { milConnect } from '../item-offices';
import { anyDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

export const emergencyContacts: ChecklistItem = {
  title: 'Update emergency contacts',
  lead: 7,
  first: 'a number that works',
  lastDay: anyDayBefore(1),
  words: {
    know: [
      only(onOrders, 'Update your Record of Emergency Data (DD Form 93) every year, and after a marriage, birth or divorce or when next of kin move. Your personnel office can help.'),
      'Give your bank, your insurers and your next of kin a number that works in Hawaii.',
    ],
    office: { ...milConnect, purpose: ['your own new phone and address, for DEERS'] },
    missed: ['If something happens on the way, the call goes to an old number.'],
  },
};
