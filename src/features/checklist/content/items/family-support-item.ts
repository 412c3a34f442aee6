import { factsCheckedOn } from '@/facts/facts';
import { only } from '@/features/checklist/audience';
import { MILITARY_ONESOURCE_PHONE } from '@/guides/shared-phones';
import { MILITARY_ONESOURCE_URL } from '@/guides/websites';
import { sources } from '../hawaii-checklist-sources';
import { openDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');

export const familySupport: ChecklistItem = {
  title: 'Research military family support services',
  lead: 60,
  first: 'a sponsor helps',
  lastDay: openDayBefore(2),
  notFor: ({ orders }) => (orders === 'no' ? 'no orders' : undefined),
  guide: '/resources',
  words: {
    know: [
      'Ask your gaining unit for a sponsor before you leave.',
      only({ base: ['schofield', 'shafter'] }, 'Family center at Schofield and Shafter: Army Community Service.'),
      only({ base: ['pearl-harbor-hickam'] }, 'At Pearl Harbor-Hickam: Military and Family Support Center.'),
      only({ base: ['kaneohe'] }, 'At Kaneohe Bay: MCCS.'),
    ],
    office: {
      label: 'Military OneSource',
      url: MILITARY_ONESOURCE_URL,
      purpose: [read(`free, 24/7: ${MILITARY_ONESOURCE_PHONE}`, sources.shippingOffice)],
    },
    missed: ['You find your way through the first week alone.'],
  },
};
