// The guide to new homes. To change a rule, edit it here; keep its source and update the date below. The search URL is
// in operator.ts, the 1% and the slider in money/home-credit.ts, the timeline in new-construction-stages.ts.
// Builders' prices change with every release: each is the last that we found published, with its year.

import { factsCheckedOn } from '@/facts/facts';
import type { Choices, Fact, GuideAction, Stage, Text, WebLink } from '@/facts/types';
import type { Point } from '@/maps/geo';
import { towns } from '@/maps/places';
import { NEW_CONSTRUCTION_CREDIT_PERCENT } from '@/money/home-credit';
import { formatUsd } from '@/money/usd';
import { creditTerms } from './credit-terms';
import { sources } from './new-construction-sources';
import { BUILD_MONTHS, CANCEL_DAYS, newHomeStages, newHomeTimes } from './new-construction-stages';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');

/** Of a townhome in Kaulu, in 2025. */
export const KAULU_DOLLARS = 750_000;

const newOrResale: Choices = {
  caption: 'A new home beside a resale',
  choices: ['New', 'Resale'],
  rows: [
    ['Price', 'Fixed; maybe a lottery', 'You bargain, or bid'],
    ['Repairs', 'Few at first', 'Yours from day one'],
    ['Warranty', read('VA loan: 1 or 10 years', sources.handbook), 'What you negotiate'],
    ['Built to', read('VA’s energy rules', sources.energy), 'The code of its year'],
    ['Finishes', 'Yours, if you sign early', 'As they are'],
  ],
};

/** At the town that it is in or near, with its own site or its builder's. */
type Community = {
  title: string;
  area: string;
  at: Point;
  url: string;
  builder: string;
  /** The last that we found published. */
  price?: Fact;
  /** What was sold for it, and when. */
  priced?: string;
  /** Published less than two years ago. */
  isRecent?: true;
};

/** The newest published price first. */
const communities: readonly Community[] = [
  {
    title: 'Kaulu',
    area: 'Kalaeloa',
    at: towns.kapolei,
    url: 'https://www.gentryhawaii.com/',
    builder: 'Gentry',
    price: latest.read(formatUsd(KAULU_DOLLARS), sources.kaulu),
    priced: 'townhome, 2025',
    isRecent: true,
  },
  {
    title: 'Koa Ridge',
    area: 'Mililani',
    at: towns.mililani,
    url: 'https://koaridge.com/',
    builder: 'Castle & Cooke',
    price: latest.read('$800,000s', sources.koaRidgeLots),
    priced: 'house, 2020',
  },
  {
    title: 'Hoopili',
    area: 'East Kapolei',
    at: towns.hoopili,
    url: 'https://www.hoopilioahu.com/',
    builder: 'D.R. Horton',
    price: read('from $640,000', sources.lottery),
    priced: 'house, 2017',
  },
  {
    title: 'Hoakalei',
    area: 'Ewa Beach',
    at: towns.ewaBeach,
    url: 'https://www.hoakalei.com/',
    builder: 'Haseko',
  },
];

const links: readonly WebLink[] = [
  {
    label: 'Hawaii Real Estate Commission',
    url: 'https://cca.hawaii.gov/reb/',
    purpose: 'public reports, and the rules for owner-occupants',
  },
  {
    label: 'Hawaii license search',
    url: 'https://mypvl.dcca.hawaii.gov/',
    purpose: 'check a builder or an agent',
  },
  {
    label: 'VA condo search',
    url: 'https://lgy.va.gov/lgyhub/condo-report',
    purpose: 'projects that VA has approved',
  },
  {
    label: 'VA Lenders Handbook',
    url: 'https://www.benefits.va.gov/warms/pam26_7.asp',
    purpose: 'VA’s rules for new homes',
  },
];

export const newConstructionGuide = {
  lead: 'Where, how much, and what not to sign.',
  communities,
  first: [
    'Take your own agent to the first visit. The sales office works for the builder.',
    unconfirmed(`Plan on ${BUILD_MONTHS.from}-${BUILD_MONTHS.to} months from contract to keys. A finished home is faster: ask which are.`, sources.program),
    read(`Keep a condo’s ${CANCEL_DAYS} days to cancel. Don’t sign them away.`, sources.cancel),
    'Ask about owner-occupant and “reserved” homes. Before you sign: their rules can conflict with orders.',
  ],
  action: { label: 'Ask an agent to come with you', path: '/contact' },
  offer: read(`${NEW_CONSTRUCTION_CREDIT_PERCENT}% of the purchase price, up to your actual closing costs. It’s an estimate: the participating brokerage pays it, not VA.`, sources.offer),
  terms: [...creditTerms, 'You may not be able to combine a builder’s own incentive with this credit. Ask both before you count on both.'],
  times: newHomeTimes,
  stages: newHomeStages,
  newOrResale,
  links,
} as const satisfies {
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  offer: Fact;
  terms: readonly Text[];
  times: typeof newHomeTimes;
  stages: readonly Stage[];
  newOrResale: Choices;
  communities: readonly Community[];
  links: readonly WebLink[];
};
