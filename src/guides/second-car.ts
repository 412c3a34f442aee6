// What we found about shipping a second car, for the vehicle guide and the checklist. When a travel rule that pays for
// one turns up, change it here.
import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { TWO_VEHICLES_SINCE } from './vehicle-figures';

export const oneVehicleSource = {
  title: 'Air Force personal property: one vehicle overseas (Joint Travel Regulations 053001-A)',
  by: 'government',
  issued: 'undated',
  url: 'https://www.af.mil/ppa/',
} as const satisfies Source;

export const secondCar = factsCheckedOn('2026-11-27').disputed(
  `An undated list says two privately owned vehicles are reimbursed from ${TWO_VEHICLES_SINCE} on. The travel rules we found pay for only one.`,
  oneVehicleSource,
);
