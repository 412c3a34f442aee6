import { factsCheckedOn } from '@/facts/facts';
import { only } from '@/features/checklist/audience';
import { INSTALLATIONS_URL } from '@/guides/websites';
import { sources } from '../hawaii-checklist-sources';
import { anyDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');

const LEAD = 120;

export const baseHousing: ChecklistItem = {
  title: 'Apply for on-base housing if desired',
  lead: LEAD,
  first: 'a long waitlist',
  // The day it is asked for sets a place in line.
  lastDay: anyDayBefore(LEAD),
  isNeverLate: true,
  notFor: ({ orders, home }) => {
    if (orders === 'no') return 'no orders';
    if (home === 'rent') return 'living off base';
    if (home === 'buy') return 'buying a home';
    return home === 'barracks' ? 'a room in the barracks' : undefined;
  },
  guide: '/housing/base-housing',
  words: {
    know: [
      read('Have the housing application (DD Form 1746) and your orders ready; the service member signs.', sources.marineHousing),
      only({ base: ['kaneohe'] }, read('Marine Corps Base Hawaii takes applications online before you arrive.', sources.marineHousing)),
      'Ask about wait times and parking before you say yes. Never email personal documents unencrypted.',
    ],
    office: {
      label: 'MilitaryINSTALLATIONS',
      url: INSTALLATIONS_URL,
      purpose: ['the housing office of any base'],
    },
    missed: ['Each day you wait is a day later on a list that takes months.'],
    short: [
      'Apply today: it’s free and commits you to nothing. Plan on lodging or a rental while you wait.',
      only({ service: ['army'] }, 'Army: ask if your place on the list goes back to the day you left your last post.'),
      only({ base: ['pearl-harbor-hickam'] }, 'Pearl Harbor-Hickam: the Housing Service Center puts you on the list; the online form (HEAT) doesn’t.'),
    ],
  },
};
