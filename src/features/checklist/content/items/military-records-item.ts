import { factsCheckedOn } from '@/facts/facts';
import { only, onOrders } from '@/features/checklist/audience';
import { DEERS_PHONE } from '@/guides/shared-phones';
import { sources } from '../hawaii-checklist-sources';
import { milConnect } from '../item-offices';
import { openDayBefore } from '../last-days';
import type { ChecklistItem } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');
const later = factsCheckedOn('2026-11-22');

export const militaryRecords: ChecklistItem = {
  title: 'Update military records',
  lead: 60,
  first: 'holds up care',
  lastDay: openDayBefore(-30),
  words: {
    know: [
      read(
        'After you move, update DEERS, the military’s list of your family and address: old records hold up health care and claims. Only the service member adds or removes family, at an ID card office.',
        sources.tricareChecklist,
      ),
      only(onOrders, 'Then update pay, allotments and the unit’s recall roster.'),
    ],
    office: { ...milConnect, purpose: [read(`or call DEERS, ${DEERS_PHONE}`, sources.tricareChecklist)] },
    missed: [later.read('Outdated DEERS records hold up health care and claims.', sources.tricareChecklist)],
  },
};
