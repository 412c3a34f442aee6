import { factsCheckedOn } from '@/facts/facts';
import { allScreened, families, only, screened, screenedLongest } from '@/features/checklist/audience';
import { AIR_FORCE_SCREENING_DAYS, EVERYONE_SCREENED, NAVY_SCREENED, SCREENING_DAYS } from '@/guides/screening-figures';
import { sources } from '../hawaii-checklist-sources';
import { militaryOneSourceMoving } from '../item-offices';
import { moversDay } from '../last-days';
import { type ChecklistItem, DAYS_PER_MONTH } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');
const later = factsCheckedOn('2026-11-22');
const latest = factsCheckedOn('2026-11-23');

export const orders: ChecklistItem = {
  title: 'Submit PCS orders to the transportation office',
  lead: AIR_FORCE_SCREENING_DAYS + DAYS_PER_MONTH,
  first: 'needed to book',
  rank: 'stops',
  lastDay: moversDay,
  isOverOnLanding: true,
  notFor: ({ orders }) => (orders === 'no' ? 'no orders' : undefined),
  wayOut: () => 'Take them in today: nothing is booked without them.',
  guide: '/pcs-toolkit/family-orders',
  own: ({ home }) => (home === 'barracks' ? { guide: undefined } : {}),
  words: {
    know: [
      'Check every line first: name, station, dependents, report date. A mistake can hold up your shipment.',
      read('You can’t book anything without orders. A letter in lieu of orders sometimes works, but you pay if the move changes.', sources.movingFaq),
      only(
        allScreened,
        latest.read(`${EVERYONE_SCREENED} for Hawaii, special needs or not (Family Member Travel Screening). Start the day you’re notified; plan on ${SCREENING_DAYS} days.`, sources.familyScreening),
      ),
      only(screened, latest.read('Don’t ship, sell or end a lease until family travel is approved.', sources.screeningFirst)),
      only(screenedLongest, latest.read(`Air Force and Space Force: screening can take ${AIR_FORCE_SCREENING_DAYS} days.`, sources.airForceScreening)),
      only({ ...families, service: ['navy'] }, latest.disputed(`Navy: ${NAVY_SCREENED}. Ask your command the day you get orders.`, sources.navyScreening)),
      only({ ...families, service: ['coast-guard'] }, latest.read('Coast Guard: not required for Oahu since 2019, but still required for the other islands.', sources.coastGuardScreening)),
    ],
    office: {
      ...militaryOneSourceMoving,
      purpose: [
        'to find your office',
        only({ service: ['air-force', 'space-force'] }, 'TMO (Air Force, Space Force)'),
        only({ service: ['army'] }, 'ITO (Army)'),
        only({ service: ['navy'] }, 'PPSO (Navy)'),
        only({ service: ['marine-corps'] }, 'PPSO (Marine Corps)'),
      ],
    },
    missed: ['No flight, movers or car shipment can be booked until the office has your orders.'],
    short: [
      only(
        { ...screened, screening: ['ahead'] },
        latest.read(`If family is coming, ask about their travel screening today, before anything else here: it’s expected to take ${SCREENING_DAYS} days.`, sources.familyScreening),
      ),
      'If you have no orders yet, ask if a letter of intent or a letter in lieu of orders works. You pay if the move changes.',
    ],
    why: [
      only({ service: ['army'] }, 'The Army tries to issue orders months ahead.'),
      only(screenedLongest, latest.read(`Family travel screening can take ${AIR_FORCE_SCREENING_DAYS} days; we add a month to book the rest.`, sources.airForceScreening)),
    ],
    whyLast: [later.read('Movers have needed four to six weeks in many places, and nothing is booked without orders.', sources.movers)],
  },
};
