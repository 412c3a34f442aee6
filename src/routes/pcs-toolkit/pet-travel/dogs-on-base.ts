// Which pets a home on base takes, for the pet guide.
import { factsCheckedOn, notFound } from '@/facts/facts';
import type { Source, TipItem } from '@/facts/types';

const { read } = factsCheckedOn('2026-11-29');

const marines: Source = {
  title: 'Marine Corps Base Hawaii: pet policy in housing',
  by: 'government',
  issued: 'undated',
  readOn: '2026-11-30',
  url: 'https://www.mcbhawaii.marines.mil/Offices-Staff/S-4-Installations-Logistics/Family-Housing/Privatized-Housing/Pet-Policy-In-Housing/',
};
const army: Source = {
  title: 'Hawaii Army Weekly, Mar 8, 2018: dog owners must follow regulations (policy USAG-HI-22 of 2016)',
  by: 'other',
  issued: '2018-03-08',
  readOn: '2026-11-30',
  unlinked: 'insecure',
};

export const dogsOnBase: readonly TipItem[] = [
  { title: 'Kaneohe Bay', text: read('Two cats or dogs in all, and none of the breeds that the Defense Department restricts. Ask for that list.', marines) },
  {
    title: 'Army posts',
    text: read('No pit bull or Staffordshire terrier, Chow, Rottweiler, Doberman or wolf hybrid, and no mix of them. Only the garrison commander grants an exception.', army),
  },
  {
    title: 'Pearl Harbor-Hickam',
    text: notFound(
      'list of breeds',
      ['Hickam Communities', 'Navy Region Hawaii’s resident guide', 'Military OneSource: Pearl Harbor-Hickam'],
      '2026-11-30',
      'Ask the housing office before you ship a dog.',
    ),
  },
  { title: 'Off base', text: 'Each landlord decides. Get the breed and weight into the lease.' },
];
