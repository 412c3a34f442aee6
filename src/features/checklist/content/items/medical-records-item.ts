import { factsCheckedOn } from '@/facts/facts';
import { only, screened } from '@/features/checklist/audience';
import { TRIWEST_PHONE } from '@/guides/shared-phones';
import { sources } from '../hawaii-checklist-sources';
import { openDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');

export const medicalRecords: ChecklistItem = {
  title: 'Transfer medical records',
  lead: 45,
  first: 'refills run out',
  lastDay: openDayBefore(5),
  wayOut: () => 'Ask for refills today, and carry your civilian records yourself.',
  guide: '/pcs-toolkit/health-care',
  words: {
    know: [
      'Military hospitals, Tripler included, share one electronic record. Civilian doctors don’t: ask them for copies before you leave.',
      read('Don’t disenroll from TRICARE before the move: you stay covered on the way.', sources.tricareChecklist),
      'Refill prescriptions before you go.',
      only(screened, 'The family screening in the first item needs your records sooner.'),
    ],
    office: {
      label: 'TRICARE: moving',
      url: 'https://tricare.mil/Moving',
      purpose: [read(`in Hawaii call TriWest, ${TRIWEST_PHONE}`, sources.triWest)],
    },
    missed: ['You land without refills, and civilian records follow by mail.'],
    short: ['Refill prescriptions for 30-90 days and hand-carry civilian records.'],
  },
};
