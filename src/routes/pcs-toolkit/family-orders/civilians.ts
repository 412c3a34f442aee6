// What differs for DoD civilians and contractors, for the guide to family orders.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { hickamCivilians } from '@/guides/housing-sources';

const { read } = factsCheckedOn('2026-11-30');

const sources = {
  hickamCivilians,
  rates: {
    title: 'OPM: nonforeign areas',
    by: 'government',
    issued: '2023-05',
    url: 'https://www.opm.gov/policy-data-oversight/pay-leave/pay-systems/nonforeign-areas',
  },
} as const satisfies Record<string, Source>;

const dodCivilians: readonly Text[] = [
  read('Base housing: you get no allowance, but Hickam rents homes to DoD civilians.', sources.hickamCivilians),
  read('OPM lists the locality pay and COLA rates each year under “nonforeign areas”.', sources.rates),
  'Household goods: ask how many pounds you may ship and store.',
  'Commissary and exchange: ask human resources which you may use.',
  'Before you accept, ask human resources in writing about goods, car, house-hunting trip, service agreement, and the trip back.',
  'Ask how temporary quarters (TQSE) pay: actual costs or a lump sum, for how many days, and whether you can get an advance.',
];

const contractors: readonly Text[] = [
  'Ask for the contract and its letter of authorization before you sign.',
  'Ask your employer in writing who pays for: goods, car and pets; the hotel; the flights, and the flights back.',
  'Ask what your badge is good for: living on base, getting your family through the gate, the commissary and exchange, child care, medical care at Tripler.',
  'Doctors: plan on your employer’s health insurance, not on TRICARE, unless you are also a retiree or a dependent. Ask if that plan covers Hawaii.',
  'Without government orders, you book and pay Matson, Pasha or a mover. Rent off base, or ask at Hickam, which rents homes to civilians who work there.',
];

export const civilians = { dodCivilians, contractors };
