// The guide to new homes. To change a rule, edit it here; keep its source and update the date below. The search URL is
// in operator.ts, the 1% and the slider in money/home-credit.ts, the timeline in new-construction-stages.ts.
// Builders' prices change with every release: each is the last that we found published, with its year.

import { factsCheckedOn } from '@/facts/facts';
import type { Fact, GuideAction, Stage, Text, TipItem, WebLink } from '@/facts/types';
import type { MapMark } from '@/maps/marks';
import { towns } from '@/maps/places';
import { NEW_CONSTRUCTION_CREDIT_PERCENT } from '@/money/home-credit';
import { creditTerms } from './credit-terms';
import { HOOPILI_HOMES } from './housing-figures';
import { sources } from './new-construction-sources';
import { CANCEL_DAYS, newHomeStages, newHomeTimes } from './new-construction-stages';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');

/** `text` is shown on the card under its title. */
export type Point = { title: string; text: Text };

const benefits: readonly Point[] = [
  {
    title: `${NEW_CONSTRUCTION_CREDIT_PERCENT}% toward closing costs`,
    text: 'See the credit above. It lowers what you pay at closing.',
  },
  {
    title: 'A warranty',
    text: read('With a VA loan, a year from the builder on VA’s own form, or a ten-year protection plan.', sources.handbook),
  },
  {
    title: 'Built to today’s code',
    text: read('A new home must meet energy standards before VA backs a loan on it.', sources.energy),
  },
  {
    title: 'Few repairs at first, and your finishes',
    text: 'The roof, plumbing and wiring are new. If you sign early, you may get to choose the finishes.',
  },
  {
    title: 'A set price',
    text: 'No bidding war, but there may be a lottery if many buyers want the same home.',
  },
];

/** Each with its own site, or its builder's, at the town that it is in or near, and the last price that we found published. */
const communities: readonly MapMark[] = [
  {
    title: 'Hoopili, East Kapolei',
    at: towns.hoopili,
    url: 'https://www.hoopilioahu.com/',
    note: read('For a house in 2017', sources.lottery),
    figure: '$640,000',
  },
  {
    title: 'Koa Ridge, Mililani',
    at: towns.mililani,
    url: 'https://koaridge.com/',
    note: latest.read('For a house in 2020', sources.koaRidgeLots),
    figure: '$800,000s',
  },
  {
    title: 'Kaulu, Kalaeloa',
    at: towns.kapolei,
    url: 'https://www.gentryhawaii.com/',
    note: latest.read('For a townhome in 2025', sources.kaulu),
    figure: '$750,000',
  },
  {
    title: 'Hoakalei, Ewa Beach',
    at: towns.ewaBeach,
    url: 'https://www.hoakalei.com/',
    figure: 'Ask',
  },
];

const builders: readonly TipItem[] = [
  { title: 'Hoopili', text: read(`D.R. Horton Hawaii: up to ${HOOPILI_HOMES} homes planned, with schools and rail.`, sources.kapoleiStart) },
  { title: 'Koa Ridge', text: read('Castle & Cooke: 3,500 homes planned, about 20 minutes from Honolulu off-peak.', sources.koaRidge) },
  { title: 'Kaulu', text: latest.unconfirmed('Gentry Homes: about 390 townhomes and houses. “Reserved” townhomes were about $685,000 in 2025.', sources.kaulu) },
  { title: 'Hoakalei', text: 'Haseko: ask what it sells today.' },
];

const notOpen = read('Kauluokahai, in East Kapolei, is for Native Hawaiian beneficiaries only.', sources.homeLands);

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
  lead: 'Where they’re building on Oahu, for how much, and what not to sign.',
  communities,
  first: [
    'Take your own agent to the first visit. The sales office works for the builder.',
    read(`Keep a condo’s ${CANCEL_DAYS} days to cancel. Don’t sign them away.`, sources.cancel),
    'Ask about owner-occupant and “reserved” homes. Before you sign: their rules can conflict with orders.',
  ],
  action: { label: 'Ask an agent to come with you', path: '/contact' },
  offer: read(`${NEW_CONSTRUCTION_CREDIT_PERCENT}% of the purchase price, up to your actual closing costs. It’s an estimate: the participating brokerage pays it, not VA.`, sources.offer),
  terms: [...creditTerms, 'You may not be able to combine a builder’s own incentive with this credit. Ask both before you count on both.'],
  times: newHomeTimes,
  stages: newHomeStages,
  builders,
  notOpen,
  benefits,
  links,
} as const satisfies {
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  offer: Fact;
  terms: readonly Text[];
  benefits: readonly Point[];
  times: typeof newHomeTimes;
  stages: readonly Stage[];
  communities: readonly MapMark[];
  builders: readonly TipItem[];
  notOpen: Fact;
  links: readonly WebLink[];
};
