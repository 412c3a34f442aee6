// For a spouse who isn't a citizen: the flight, USCIS, work and the ID card. For the guide to spouses' work.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { tsaIdentification } from '@/guides/orders-sources';

const { read } = factsCheckedOn('2026-11-30');

const sources = {
  flight: tsaIdentification,
  address: {
    title: 'Justia: moving after applying for citizenship',
    by: 'other',
    issued: 'undated',
    url: 'https://www.justia.com/immigration/naturalization-citizenship/moving-after-applying-for-citizenship/',
  },
  citizenship: {
    title: 'USCIS: citizenship for military family members',
    by: 'government',
    issued: 'undated',
    url: 'https://www.uscis.gov/military/citizenship-family-members',
  },
} as const satisfies Record<string, Source>;

export const notACitizen: readonly Text[] = [
  read('TSA takes a green card, a foreign passport or a military family ID.', sources.flight),
  read('A permanent resident tells USCIS the new address within 10 days of moving. A pending case moves to the office for Hawaii.', sources.address),
  read('The faster way to citizenship is for spouses who live with the service member outside the United States. In Hawaii, the usual rules apply.', sources.citizenship),
  'Driver’s license: bring the green card, the work permit, or a foreign passport with the visa and I-94. Ask the county if a license from your country can be traded in.',
  'Get the Social Security number (SSN) first, at a Social Security office, with the same papers.',
  'Your legal assistance office helps with USCIS forms, free.',
  'Bring the green card or work permit to a new job. Federal jobs often require citizenship, so ask MWR and the exchange, too.',
  'If you aren’t in DEERS yet, you can’t get through the gate alone. Ask an ID card office which papers must be translated.',
];
