import { factsCheckedOn } from '@/facts/facts';
import { families, only } from '@/features/checklist/audience';
import { sources } from '../hawaii-checklist-sources';
import { anyDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');

export const sgli: ChecklistItem = {
  title: 'Update SGLI beneficiaries',
  lead: 45,
  first: 'names on file count',
  lastDay: anyDayBefore(1),
  notFor: ({ orders }) => (orders === 'no' ? 'no orders' : undefined),
  words: {
    know: [
      read('SGLI covers you for $500,000 automatically. Name your beneficiaries online in SOES: sign in to milConnect, then go to Benefits, Life Insurance.', sources.soes),
      only(families, read('Coverage for your spouse and children (FSGLI) is separate: check both.', sources.soes)),
    ],
    office: { label: 'VA: SGLI and SOES', url: sources.soes.url },
    missed: ['If something happens on the way, the money goes to the names on file today.'],
  },
};
