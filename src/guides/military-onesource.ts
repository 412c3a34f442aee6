// The one line that several pages offer when nobody else is left to call.

import { factsCheckedOn } from '@/facts/facts';
import type { OfficePhone } from '@/facts/types';
import { armySchools } from './school-sources';
import { MILITARY_ONESOURCE_PHONE } from './shared-phones';

const { read } = factsCheckedOn('2026-11-21');

export const militaryOneSource: OfficePhone = {
  office: 'Military OneSource, 24/7',
  phone: read(MILITARY_ONESOURCE_PHONE, armySchools),
};
