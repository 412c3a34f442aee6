import { factsCheckedOn } from '@/facts/facts';
import { only, onOrders, withoutOrders } from '@/features/checklist/audience';
import { HOUSEHOLD_GOODS_PHONE, KANEOHE_SHIPPING_PHONE } from '@/guides/shared-phones';
import { afterApproval } from '../after-approval';
import { sources } from '../hawaii-checklist-sources';
import { militaryOneSourceMoving } from '../item-offices';
import { anyDayBefore, approvalDay, moversDay } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');
const later = factsCheckedOn('2026-11-22');
const latest = factsCheckedOn('2026-11-23');

export const householdGoods: ChecklistItem = {
  title: 'Schedule household goods shipment',
  lead: 90,
  first: 'movers fill up',
  lastDay: moversDay,
  canArriveLater: true,
  beforeApproval: afterApproval('the first pickup', anyDayBefore(0), 'Someone with your power of attorney lets the movers in.'),
  wayOut: (plan, today) =>
    approvalDay(plan, today)
      ? 'Ask today for the first pickup after your family’s approval. Someone with your power of attorney lets the movers in.'
      : 'Take the first pickup offered. After you leave, someone with your power of attorney lets the movers in.',
  guide: '/pcs-toolkit/storage-facilities',
  words: {
    know: [
      only(withoutOrders, 'You hire and pay the movers. Get three prices in writing, door to door, with insurance and the weeks it takes.'),
      only(withoutOrders, 'If you just retired or separated, ask the transportation office first: your last move may still be paid.'),
      only(
        onOrders,
        latest.read(
          'Book in DPS, the military’s moving site, through Military OneSource or your transportation office. MilMove stopped taking new moves when the HomeSafe contract ended: rebook pending ones in DPS.',
          sources.milMove,
        ),
      ),
      'May to August is peak season: ask for dates early.',
      read('If you have no Hawaii address yet, a city, state and ZIP code are enough.', sources.movingFaq),
      'The main shipment goes by sea: keep with you what can’t wait.',
      only({ motorcycle: ['yes'] }, 'A motorcycle usually ships with household goods.'),
    ],
    office: {
      ...militaryOneSourceMoving,
      purpose: [
        only({ base: ['pearl-harbor-hickam'] }, read(`or call the Pearl Harbor-Hickam shipping office, ${HOUSEHOLD_GOODS_PHONE}`, sources.shippingOffice)),
        only({ base: ['kaneohe'] }, latest.read(`or call the Kaneohe Bay distribution office, ${KANEOHE_SHIPPING_PHONE}`, sources.kaneoheShipping)),
      ],
    },
    missed: ['The movers come after you’ve left: someone with a power of attorney has to let them in, and you live out of suitcases longer.'],
    short: [
      only(onOrders, 'See the transportation office this week, say that time is short, and take the first pickup they offer.'),
      only(withoutOrders, 'Call three movers that ship to Hawaii today, and ask each for its first pickup, its price in writing and its insurance.'),
      only(onOrders, 'Ask for a small unaccompanied baggage shipment, and ask before you hire movers yourself: your reimbursement may depend on it.'),
      'Pack as if the boxes will come two months later.',
    ],
    why: [later.read('Movers have needed four to six weeks in many places; then the goods go by sea.', sources.movers)],
    whyLast: [later.read('Movers have needed four to six weeks in many places.', sources.movers)],
  },
};
