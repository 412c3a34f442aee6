// The offices' numbers that several pages give, each with its source.

import { factsCheckedOn } from '@/facts/facts';
import * as phones from './shared-phones';
import * as shared from './shared-sources';

const { read } = factsCheckedOn('2026-11-26');

export const nurseLinePhone = read(phones.NURSE_LINE_PHONE, shared.nurseLine);
export const triWestPhone = read(phones.TRIWEST_PHONE, shared.triWest);
export const quarantinePhone = read(phones.ANIMAL_QUARANTINE_PHONE, shared.stationPhone);
export const pearlHarborShippingPhone = read(phones.HOUSEHOLD_GOODS_PHONE, shared.hickamShippingPets);
export const kaneoheShippingPhone = read(phones.KANEOHE_SHIPPING_PHONE, shared.mccsMoving);
export const pcsCallCenterPhone = factsCheckedOn('2026-11-27').read(phones.PCS_CALL_CENTER_PHONE, shared.pcsCallCenter);
