import { factsCheckedOn, unpublished } from '@/facts/facts';
import { inWords } from '@/guides/in-words';
import { PET_SHOTS_APART_DAYS, PET_START, PET_START_FROM_MONTHS, PET_WAIT } from '@/guides/pet-figures';
import { animalQuarantine } from '../item-offices';
import { petPacketDay } from '../last-days';
import { type ChecklistItem, DAYS_PER_MONTH } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');
const later = factsCheckedOn('2026-11-22');

export const petTravel: ChecklistItem = {
  title: 'Register pets for travel',
  lead: PET_START_FROM_MONTHS * DAYS_PER_MONTH,
  first: ({ pets }) => (pets ? 'few pet spots' : 'if you have pets'),
  lastDay: petPacketDay,
  canArriveLater: true,
  notFor: ({ pets }) => (pets === 'no' ? 'no pets' : undefined),
  wayOut: () => 'Ask the airline for a later flight for your pet, with someone you trust.',
  guide: '/pcs-toolkit/pet-travel',
  words: {
    know: [
      read(`Start ${PET_START} ahead (our suggestion): microchip, two rabies shots more than ${PET_SHOTS_APART_DAYS} days apart, a blood test, then a wait of ${PET_WAIT}.`, unpublished.suggestion),
      'Military families follow the same rules.',
    ],
    office: animalQuarantine,
    missed: ['The flight has no pet spot left: you change flights, or the pet follows later.'],
    short: ['Call the airline and then the vet today: pet spots on a flight run out first.'],
    why: [later.read(`We suggest ${PET_START} ahead. At ${inWords(PET_START_FROM_MONTHS)}, a flight may still have a pet spot.`, unpublished.suggestion)],
    whyLast: ['Registering is the packet and the fee, and the State must have them by then.'],
  },
};
