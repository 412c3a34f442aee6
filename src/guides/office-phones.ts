// The offices' numbers that several pages give, each with its source.

import { factsCheckedOn } from '@/facts/facts';
import * as phones from './shared-phones';
import * as shared from './shared-sources';

const { read } = factsCheckedOn('2026-11-26');

export const nurseLinePhone = read(phones.NURSE_LINE_PHONE, { title: shared.NURSE_LINE_TITLE, url: shared.NURSE_LINE_URL });
export const triWestPhone = read(phones.TRIWEST_PHONE, { title: shared.MILITARY_GUIDE_2026_TITLE, unlinked: 'insecure' });
export const quarantinePhone = read(phones.ANIMAL_QUARANTINE_PHONE, { title: shared.STATION_PHONE_TITLE, url: shared.STATION_PHONE_URL });
export const pearlHarborShippingPhone = read(phones.HOUSEHOLD_GOODS_PHONE, {
  title: shared.HICKAM_SHIPPING_PETS_TITLE,
  url: shared.HICKAM_SHIPPING_PETS_URL,
});
export const kaneoheShippingPhone = read(phones.KANEOHE_SHIPPING_PHONE, { title: shared.MCCS_MOVING_TITLE, url: shared.MCCS_MOVING_URL });
export const pcsCallCenterPhone = factsCheckedOn('2026-11-27').read(phones.PCS_CALL_CENTER_PHONE, {
  title: 'Holloman Air Force Base, Aug 2025: the PCS task force’s call center',
  url: 'https://www.holloman.af.mil/News/Display/Article/4262477/pcs-task-force-launches-call-center-delivering-answers-on-military-moves',
});
