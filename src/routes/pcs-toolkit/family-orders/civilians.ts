// What differs for DoD civilians and contractors, for the guide to family orders.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { hickamCivilians } from '@/guides/shared-sources';

const { read } = factsCheckedOn('2026-11-30');

const sources = {
  hickamCivilians,
  locality: { title: 'Honolulu-Pacific Federal Executive Board: COLA and locality pay', by: 'government', issued: '2020-01', unlinked: 'copy' },
  rates: {
    title: 'OPM: nonforeign areas',
    by: 'government',
    issued: '2023-05',
    url: 'https://www.opm.gov/policy-data-oversight/pay-leave/pay-systems/nonforeign-areas',
  },
  goods: { title: 'DoDEA: arranging your move', by: 'government', issued: 'undated', url: 'https://www.dodea.edu/offices/human-resources/onboarding/arranging-your-move' },
} as const satisfies Record<string, Source>;

const dodCivilians: readonly Text[] = [
  read('Base housing: you get no allowance, but Hickam rents homes to DoD civilians who live on base. In 2023 most of those rents rose by $301 to $500 a month.', sources.hickamCivilians),
  read('Federal pay in Hawaii has locality pay, which is taxed, and a COLA of its own. It falls 65 cents for each dollar that locality pay rises.', sources.locality),
  read('OPM lists both rates each year under “nonforeign areas”.', sources.rates),
  read('Household goods: usually up to 18,000 pounds in all, with what is stored.', sources.goods),
  'Commissary and exchange: ask human resources which you may use.',
  'Child care on base comes after military families.',
  'Before you accept, ask human resources in writing: goods, car, temporary quarters (TQSE), house-hunting trip, tour length, and the trip back.',
];

const contractors: readonly Text[] = [
  'Your contract and its letter of authorization say what you get. Ask for both before you sign.',
  'Ask your employer in writing who pays for: goods, car and pets; the hotel; the flights, and the flights back.',
  'Ask what your badge is good for: living on base, the gate for your family, the commissary and exchange, child care, medical care at Tripler.',
  'Doctors: plan on your employer’s health insurance, not on TRICARE, unless you are also a retiree or a dependent. Ask if it covers Hawaii.',
  'Moving a car or goods without government orders: you book Matson, Pasha or a mover, and pay.',
  read('Home: rent off base. Hickam also leases homes to civilians who work on base (November 2023).', sources.hickamCivilians),
  'School: your address decides, as for everyone.',
];

export const civilians = { dodCivilians, contractors };
