// The guide to new homes. To change a rule, edit it here; keep its source and update the date below. The search URL is
// in operator.ts, the 1% and the slider in money/home-credit.ts, the timeline in new-construction-stages.ts.
// Builders' prices change with every release, so none are listed.
import { NEW_CONSTRUCTION_CREDIT_PERCENT } from '@/money/home-credit';
import { creditTerms } from './credit-terms';
import { factsCheckedOn } from './facts';
import { HOOPILI_HOMES } from './housing-figures';
import { sources } from './new-construction-sources';
import { CANCEL_DAYS, newHomeStages, newHomeTimes } from './new-construction-stages';
import type { Fact, GuideAction, Stage, Text, TipItem, WebLink } from './types';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');
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
    text: unconfirmed(
      'With a VA loan, a year from the builder on VA’s own form, or a ten-year protection plan.',
      sources.handbook,
    ),
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

const communities: readonly TipItem[] = [
  {
    title: 'Hoopili, East Kapolei',
    text: unconfirmed(
      `D.R. Horton Hawaii: up to ${HOOPILI_HOMES} homes over 20-30 years, with schools and rail. First homes in 2017.`,
      sources.kapoleiStart,
    ),
  },
  {
    title: 'Koa Ridge, between Waipio and Mililani',
    text: unconfirmed(
      'Castle & Cooke: 3,500 homes planned, about 20 minutes from Honolulu or Kapolei outside rush hour.',
      sources.koaRidge,
    ),
  },
  {
    title: 'Kaulu, Kalaeloa',
    text: latest.unconfirmed(
      'Gentry Homes: about 390 townhomes and houses. Ask what is left for sale. Some are “reserved”.',
      sources.kaulu,
    ),
  },
  {
    title: 'Hoakalei and Ocean Pointe, Ewa Beach',
    text: unconfirmed('Haseko: building for many years. Ask what is for sale now.', sources.ewa),
  },
  {
    title: 'Kauluokahai, East Kapolei',
    text: read('For Native Hawaiian beneficiaries only, not an open sale.', sources.homeLands),
  },
];

const builders: readonly WebLink[] = [
  {
    label: 'D.R. Horton Hawaii',
    url: 'https://www.drhorton.com/hawaii',
    purpose: 'one builder’s homes, including Hoopili',
  },
  { label: 'Hoopili', url: 'https://www.hoopilioahu.com/', purpose: 'the community’s own site' },
  { label: 'Koa Ridge', url: 'https://koaridge.com/', purpose: 'the community’s own site' },
  { label: 'Gentry Homes', url: 'https://www.gentryhawaii.com/', purpose: 'builder of Kaulu' },
  { label: 'Hoakalei', url: 'https://www.hoakalei.com/', purpose: 'Haseko’s community in Ewa Beach' },
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
  lead: 'A home no one has lived in: a credit, a warranty, and a wait. What you get, what to expect, and what not to sign.',
  first: [
    'Take your own agent to the first visit. The sales office works for the builder.',
    read(
      `Keep a condo’s ${CANCEL_DAYS} days to cancel. Don’t sign them away at the sales desk.`,
      sources.cancel,
    ),
    'Ask about owner-occupant and “reserved” homes. Before you sign: their rules can conflict with orders.',
  ],
  action: { label: 'Ask an agent to come with you', path: '/contact' },
  offer: read(
    `${NEW_CONSTRUCTION_CREDIT_PERCENT}% of the purchase price, up to your actual closing costs. It’s an estimate: the participating brokerage pays it, not VA.`,
    sources.offer,
  ),
  terms: [
    ...creditTerms,
    'You may not be able to combine a builder’s own incentive with this credit. Ask both before you count on both.',
  ],
  times: newHomeTimes,
  stages: newHomeStages,
  communities,
  builders,
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
  communities: readonly TipItem[];
  builders: readonly WebLink[];
  links: readonly WebLink[];
};
