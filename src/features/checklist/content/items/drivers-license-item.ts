import { factsCheckedOn, unpublished } from '@/facts/facts';
import { only, onOrders } from '@/features/checklist/audience';
import { HONOLULU_CARS_URL } from '@/guides/websites';
import { sources } from '../hawaii-checklist-sources';
import { openDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');

export const driversLicense: ChecklistItem = {
  title: 'Research driver’s license requirements',
  lead: 30,
  first: 'takes documents',
  lastDay: openDayBefore(-30, 'hawaii'),
  words: {
    know: [
      read(
        'At 18 or older you can trade in a valid license from another state. There’s no road test for the same class, and the written test can be waived. You turn in the old one.',
        sources.licenseRules,
      ),
      only(onOrders, read('Commonly published: service members and spouses who keep their legal residence elsewhere can usually drive on their home-state license.', unpublished.common)),
    ],
    office: {
      label: 'Honolulu motor vehicle FAQs',
      url: HONOLULU_CARS_URL,
      purpose: ['the county issues licenses'],
    },
    missed: ['You get to the counter without a document you need.'],
  },
};
