// The offices' numbers that several pages give, each with its source.

import { factsCheckedOn } from '@/facts/facts';
import type { OfficePhone } from '@/facts/types';
import { nurseLine, triWest } from './health-sources';
import { pcsCallCenter } from './orders-sources';
import { hickamShippingPets, stationPhone } from './pet-sources';
import { armySchools } from './school-sources';
import * as phones from './shared-phones';
import { mccsMoving } from './vehicle-sources';

const { read } = factsCheckedOn('2026-11-26');

export const nurseLinePhone = read(phones.NURSE_LINE_PHONE, nurseLine);
export const triWestPhone = read(phones.TRIWEST_PHONE, triWest);
export const quarantinePhone = read(phones.ANIMAL_QUARANTINE_PHONE, stationPhone);
export const pearlHarborShippingPhone = read(phones.HOUSEHOLD_GOODS_PHONE, hickamShippingPets);
export const kaneoheShippingPhone = read(phones.KANEOHE_SHIPPING_PHONE, mccsMoving);
export const pcsCallCenterPhone = factsCheckedOn('2026-11-27').read(phones.PCS_CALL_CENTER_PHONE, pcsCallCenter);

/** What pages offer when nobody else is left to call. */
export const militaryOneSource: OfficePhone = {
  office: 'Military OneSource, 24/7',
  phone: factsCheckedOn('2026-11-21').read(phones.MILITARY_ONESOURCE_PHONE, armySchools),
};
