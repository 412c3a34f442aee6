// The guide to new homes. To change a rule, edit it here; keep its source and update the date below. The search URL is
// in operator.ts, the 1% and the slider in money/home-credit.ts, buyer protections in new-construction-rules.ts.
// Builders' prices change with every release, so none are listed.
import { NEW_CONSTRUCTION_CREDIT_PERCENT } from '@/money/home-credit';
import { creditTerms } from './credit-terms';
import { factsCheckedOn } from './facts';
import { CANCEL_DAYS, communities, contractRules, vaRules } from './new-construction-rules';
import { sources } from './new-construction-sources';
import type { Fact, Text, TipItem, WebLink } from './types';

const { read, unconfirmed } = factsCheckedOn('2026-11-21');

/** From contract to keys. */
const BUILD_TIME = '6-12 months';

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
    text: 'No bidding wars, though there may be a lottery when many buyers want the same home.',
  },
];

const expectations: readonly Point[] = [
  {
    title: BUILD_TIME,
    text: unconfirmed(
      'From contract to keys, for a home that has to be built. Ask what happens if it takes longer than your orders allow.',
      sources.program,
    ),
  },
  {
    title: 'Finished homes go faster',
    text: 'A finished home can close like any other. Ask the builder which ones are ready.',
  },
  {
    title: 'A lender first',
    text: read(
      'Builders want you qualified early, often by their own lender. They can’t force you to use it.',
      sources.respa,
    ),
  },
  {
    title: 'Your own agent, on the first visit',
    text: 'The sales office works for the builder. Bring your agent, with a signed buyer agreement.',
  },
  {
    title: 'A list or a lottery',
    text: unconfirmed(
      'When many buyers want the same homes, there is a lottery. You may wait through several releases.',
      sources.lottery,
    ),
  },
  {
    title: 'A deposit',
    text: unconfirmed(
      'Often 5% in a high-rise; elsewhere it varies. Get in writing when it is refundable: if the VA appraisal comes in too low, and if your orders change.',
      sources.agent,
    ),
  },
  {
    title: 'A rate that moves',
    text: 'A home can take longer to build than a rate lock lasts. Ask about long locks, and about a lower rate if the market drops.',
  },
  {
    title: 'Extras in cash',
    text: 'Upgrades, window coverings, landscaping, air conditioning and solar often cost extra, and a VA loan only covers the home’s value.',
  },
];

const links: readonly WebLink[] = [
  {
    label: 'D.R. Horton Hawaii',
    url: 'https://www.drhorton.com/hawaii',
    purpose: 'one builder’s homes, including Hoopili',
  },
  { label: 'Hoopili', url: 'https://www.hoopilioahu.com/', purpose: 'the community’s own site' },
  { label: 'Koa Ridge', url: 'https://koaridge.com/', purpose: 'the community’s own site' },
  { label: 'Gentry Homes', url: 'https://www.gentryhawaii.com/', purpose: 'builder of Kaulu' },
  { label: 'Hoakalei', url: 'https://www.hoakalei.com/', purpose: 'Haseko’s community in Ewa Beach' },
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
  lead: `A home no one has lived in: a ${NEW_CONSTRUCTION_CREDIT_PERCENT}% credit toward closing costs, a warranty, and a wait. What you get, what to expect, and what not to sign.`,
  first: [
    'Find your credit below. It’s an estimate, and it only goes up to your actual closing costs.',
    unconfirmed(
      `Plan on ${BUILD_TIME} from contract to keys, and check that against your orders.`,
      sources.program,
    ),
    'Take your own agent to the first visit. The sales office works for the builder.',
    read(`Do not sign away your ${CANCEL_DAYS} days to cancel at the sales desk.`, sources.cancel),
    'Ask about owner-occupant and “reserved” homes before you sign: their rules can conflict with orders.',
  ],
  offer: unconfirmed(
    `${NEW_CONSTRUCTION_CREDIT_PERCENT}% of the purchase price toward your closing costs`,
    sources.program,
  ),
  terms: [
    ...creditTerms,
    'You may not be able to combine a builder’s own incentive with this credit. Ask both before you count on both.',
  ],
  benefits,
  expectations,
  contractRules,
  vaRules,
  communities,
  links,
} as const satisfies {
  lead: string;
  first: readonly Text[];
  offer: Fact;
  terms: readonly Text[];
  benefits: readonly Point[];
  expectations: readonly Point[];
  contractRules: readonly TipItem[];
  vaRules: readonly Text[];
  communities: readonly TipItem[];
  links: readonly WebLink[];
};
