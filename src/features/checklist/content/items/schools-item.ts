import { factsCheckedOn } from '@/facts/facts';
import { own } from '@/features/checklist/audience';
import { sources } from '../hawaii-checklist-sources';
import { openDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-26');
const later = factsCheckedOn('2026-11-22');

export const schools: ChecklistItem = {
  title: 'Research schools',
  lead: 90,
  first: ({ children }) => (children ? 'TB clearance first' : 'if children come'),
  lastDay: openDayBefore(3),
  notFor: ({ children, schoolAge, orders, screening, home }) => {
    if (children === 'no') return 'no children';
    if (schoolAge === 'no') return 'no child of school age';
    return orders === 'yes' && screening === 'none' && home !== 'barracks' ? 'no family coming' : undefined;
  },
  guide: '/pcs-toolkit/hawaii-schools',
  words: {
    know: [
      read('Hand-carry the birth certificate, proof of address, the last school’s release, shot record, TB clearance and a physical from the past year.', sources.schoolHealth),
      own({ needs: ['yes'] }, latest.read('If your child has an IEP, carry your own copy. During the school year the new school must provide services like those in it.', sources.iepTransfer)),
      'All of Hawaii is one school district; your address decides the school.',
    ],
    office: { label: 'Hawaii schools: health requirements', url: sources.schoolHealth.url },
    missed: [later.read('Without the TB clearance, your child can’t start on the first day.', sources.schoolHealth)],
    short: [later.read('Get the TB clearance and the physical before you fly: a school may accept an appointment slip for shots, never for TB.', sources.schoolHealth)],
  },
};
