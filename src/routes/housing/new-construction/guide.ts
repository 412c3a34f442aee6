import type { HomeProgram } from '@/operator/operator-shapes';
import { site } from '@/operator/site';
// The guide to new homes. To change a rule, edit it here; keep its source and update the date below. The search URL is
// in operator/site.ts, the slider in money/home-credit.ts, the timeline in new-construction-stages.ts.
// Builders' prices change with every release: only one from the last two years is set as a price.

import type { IconTip } from '@/blocks/icon-tips';
import { factsCheckedOn } from '@/facts/facts';
import type { Fact, GuideAction, Stage, Text, WebLink } from '@/facts/types';
import { creditTerms } from '@/guides/credit-terms';
import { MEDIAN_CONDO_DOLLARS, MEDIAN_HOUSE_DOLLARS, MEDIANS_MONTH, oahuMedians } from '@/guides/housing-figures';
import { KOA_RIDGE_URL, LICENSE_SEARCH_URL, REAL_ESTATE_COMMISSION_URL, VA_CONDO_SEARCH_URL, VA_LENDERS_HANDBOOK_URL } from '@/guides/websites';
import type { Point } from '@/maps/geo';
import { towns } from '@/maps/places';
import { formatUsd } from '@/money/usd';
import { sources } from './sources';
import { BUILD_MONTHS, CANCEL_DAYS, newHomeStages, newHomeTimes } from './stages';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');

/** Of a townhome in Kaulu, in 2025. */
const KAULU_DOLLARS = 750_000;

const benefits: readonly IconTip[] = [
  { icon: 'wrench', title: 'Few repairs at first', text: 'The roof, the plumbing and the appliances are new.' },
  { icon: 'shield-check', title: 'A warranty', text: read('With a VA loan, you get a year from the builder or a 10-year plan.', sources.handbook) },
  { icon: 'zap', title: 'Lower power bills', text: read('New homes with a VA loan are built to VA’s energy rules.', sources.energy) },
];

const expectations: readonly IconTip[] = [
  { icon: 'hard-hat', title: `${BUILD_MONTHS.from}-${BUILD_MONTHS.to} months of building`, text: 'Then you get the keys. To move in sooner, ask for a finished home.' },
  { icon: 'circle-x', title: `${CANCEL_DAYS} days to cancel a condo`, text: 'The one thing not to sign: a waiver that gives up this right.' },
  { icon: 'users', title: 'A lottery for popular homes', text: 'You may have to enter more than once.' },
];

/** Where an older home is better. */
const resaleWins: readonly Text[] = ['Price: you can negotiate.', `Move-in: no ${BUILD_MONTHS.from}-${BUILD_MONTHS.to} month wait.`, 'Choice: any town, and no lottery.'];

const medians = factsCheckedOn('2026-11-26').read(`Median resale on Oahu in ${MEDIANS_MONTH}: house ${formatUsd(MEDIAN_HOUSE_DOLLARS)}, condo ${formatUsd(MEDIAN_CONDO_DOLLARS)}.`, oahuMedians);

/** At the town that it is in or near, with its own site or its builder's. */
type Community = {
  title: string;
  at: Point;
  url: string;
  builder: string;
  area: string;
  /** The newest price published, and what is left. */
  homes?: readonly Text[];
};

/** The one with a price first. */
const communities: readonly Community[] = [
  {
    title: 'Kaulu',
    at: towns.kapolei,
    url: 'https://www.gentryhawaii.com/',
    builder: 'Gentry',
    area: 'Kalaeloa',
    homes: [latest.read(`A townhome was ${formatUsd(KAULU_DOLLARS)} in March 2025.`, sources.kaulu), 'Ask whether any are left.'],
  },
  {
    title: 'Hoopili',
    at: towns.hoopili,
    url: 'https://www.hoopilioahu.com/',
    builder: 'D.R. Horton',
    area: 'Kapolei',
  },
  {
    title: 'Koa Ridge',
    at: towns.mililani,
    url: KOA_RIDGE_URL,
    builder: 'Castle & Cooke',
    area: 'Mililani',
  },
  {
    title: 'Hoakalei',
    at: towns.ewaBeach,
    url: 'https://www.hoakalei.com/',
    builder: 'Haseko',
    area: 'Ewa Beach',
  },
];

const links: readonly WebLink[] = [
  {
    label: 'Hawaii Real Estate Commission',
    url: REAL_ESTATE_COMMISSION_URL,
    purpose: 'public reports, and the rules for owner-occupants',
  },
  {
    label: 'Hawaii license search',
    url: LICENSE_SEARCH_URL,
    purpose: 'check a builder or an agent',
  },
  { label: 'VA condo search', url: VA_CONDO_SEARCH_URL, purpose: 'projects that VA has approved' },
  {
    label: 'VA Lenders Handbook',
    url: VA_LENDERS_HANDBOOK_URL,
    purpose: 'VA’s rules for new homes',
  },
];

/** What the home program gives on a new home. */
function creditOf({ newConstructionCreditPercent, payer }: HomeProgram) {
  return {
    rate: `${newConstructionCreditPercent}% of the price, up to your actual closing costs`,
    offer: read(`This is an estimate. The credit is paid by ${payer}, not VA.`, sources.offer),
    terms: [...creditTerms, 'You may not be able to combine a builder’s own incentive with this credit. Ask the builder and your agent before you sign.'],
  };
}

export const newConstructionGuide = {
  lead: `${site.program ? 'Your credit, who' : 'Who'} is building, and how long it takes.`,
  ask: 'Ask each builder for today’s prices. The only one we found is at Kaulu.',
  communities,
  first: [
    'Take your own agent to the first visit: Kaulu, Hoopili, Koa Ridge or Hoakalei. The sales office works for the builder.',
    read('Check that your condo is on VA’s approved list. With a VA loan, it has to be there before you close.', sources.purchase),
    'Ask how long you’d have to live there. Orders can conflict with “reserved” and owner-occupant rules.',
  ],
  action: { label: 'VA condo list', url: VA_CONDO_SEARCH_URL },
  credit: site.program && creditOf(site.program),
  times: newHomeTimes,
  stages: newHomeStages,
  benefits,
  expectations,
  resaleWins,
  medians,
  links,
} as const satisfies {
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  credit: ReturnType<typeof creditOf> | undefined;
  times: typeof newHomeTimes;
  stages: readonly Stage[];
  benefits: readonly IconTip[];
  expectations: readonly IconTip[];
  resaleWins: readonly Text[];
  medians: Fact;
  ask: string;
  communities: readonly Community[];
  links: readonly WebLink[];
};
