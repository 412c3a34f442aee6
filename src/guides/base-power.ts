// What power costs in a home on base, for the base housing guide and the Cost of Living page.
import { factsCheckedOn } from '@/facts/facts';
import type { Source } from '@/facts/types';
import { islandPalm } from './shared-sources';

const { read } = factsCheckedOn('2026-11-29');

const navyBills = {
  title: 'Navy Region Hawaii, Oct 2, 2019: electricity bills in base homes',
  url: 'https://www.cnic.navy.mil/regions/cnrh/news/news_releases/taking-energy-conservation-action.html',
  by: 'government',
  issued: '2019-10',
  readOn: '2026-11-29',
} as const satisfies Source;

export const armyPower = factsCheckedOn('2026-11-26').read('Power: included at Island Palm, the Army’s homes.', islandPalm);

export const navyPower = read(
  'Navy and Air Force homes at Pearl Harbor-Hickam, in 2019: if you use over 10% more than similar homes, you pay for the rest. If you use over 10% less, you get money back. In Marine Corps homes, ask.',
  navyBills,
);
