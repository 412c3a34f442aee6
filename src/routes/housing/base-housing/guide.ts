// The base housing guide: what to weigh, tips and what each service requires. The four bases are in
// base-housing-bases.ts. To change a rule, edit its entry and keep its source.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Choices, Fact, GuideAction, Source, Text, TipItem, WebLink } from '@/facts/types';
import { armyPlace, COAST_GUARD_CHECK_IN, dlaNotPaid, tlaEnd } from '@/guides/arrival-rules';
import { bahInBrief } from '@/guides/bah-facts';
import { armyPower, kaneoheHousingApplication } from '@/guides/housing-sources';
import { uponArrival } from '@/guides/lodging-sources';
import { LEASE_ENDS, rentalSources } from '@/guides/rental-figures';
import { MILITARY_ONESOURCE_PHONE } from '@/guides/shared-phones';
import { HOMES_MIL_URL, INSTALLATIONS_URL, MILITARY_ONESOURCE_URL } from '@/guides/websites';
import { wayNames, whereToLive } from '@/guides/where-to-live';
import { BAH_CHECKED_ON, BAH_DUE, BAH_LOOKUP_URL, BAH_YEAR, bahDollars, bahSource } from '@/money/bah';
import { formatUsd } from '@/money/usd';
import { baseLiving, mcbhEfmp } from './base-living';
import { type BaseHousing, baseHousing, baseSources } from './bases';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');

const sources = {
  survivors: {
    title: 'Military OneSource: making the final move',
    by: 'government',
    issued: 'undated',
    url: 'https://www.militaryonesource.mil/casualty-assistance/final-move/making-the-final-move/',
  },
  mcbhEfmp,
  marineBarracks: {
    title: 'Marine Corps Installations Command: unaccompanied housing',
    by: 'government',
    issued: 'undated',
    url: 'https://www.mcicom.marines.mil/Sections/GF-Facilities/GF-HM-Housing-Management/Unaccompanied-Housing/',
  },
  kukuiHall: uponArrival,
} as const satisfies Record<string, Source>;

const howItWorks = read('A private housing company owns or leases the homes and rents them to you. The military housing office checks that you qualify and refers you.', baseSources.waitlist);

const { month, upFront, wait, orders } = whereToLive;
const choices = [wayNames.onBase, wayNames.offBase];

/** The deciding points, in a few words. */
const inBrief: Choices = {
  caption: 'A base home and a rental off base',
  choices,
  rows: [
    [month.heading, { ...month.onBase, value: 'Normally your full BAH: it’s taken out of your pay' }, 'The rent you choose: what’s left of your BAH is yours'],
    [upFront.heading, upFront.onBase, upFront.offBase],
    [orders.heading, orders.onBase, { ...orders.offBase, value: `You give notice. The lease ends ${LEASE_ENDS}` }],
  ],
};

const whatElse: Choices = {
  caption: 'What else differs',
  choices,
  rows: [
    [wait.heading, wait.onBase, wait.offBase],
    ['Utilities, fees', { ...armyPower, value: 'Island Palm (Army) includes electricity. At the others, get it in writing' }, 'The lease decides. Ask for 12 months of electric bills'],
    ['Pets', 'Terms vary by housing company. List your pets when you apply', 'The lease decides. Ask before you pay anything'],
    ['School', 'The address decides. Some public schools are on base', 'The address decides. Look it up before you sign'],
  ],
};

const downsides: readonly TipItem[] = [
  {
    title: 'A smaller home costs the same',
    text: 'You pay your full BAH whether the home is large or small, so there’s none left over, as there might be off base.',
  },
  {
    title: 'Yard, fence, pool, trampoline, parking, home business',
    text: 'The housing company’s resident guide says what’s allowed. Ask for it, and for the home’s maintenance history, before you sign.',
  },
  {
    title: 'Moving out: inspection and charges',
    text: 'Give notice in writing, and ask for an inspection before the movers come. You pay for damage and dirt beyond normal wear.',
  },
];

const mustWe: readonly Text[] = [
  read('No family has to take the home it is offered.', baseSources.waitlist),
  latest.read('Commonly published: only service members in key and essential jobs can be told to live on base. Ask your command whether yours is one.', unpublished.common),
  read('On the Army’s lists, turning a home down moves you to the bottom, with that day as your new date.', baseSources.islandPalm),
  tlaEnd,
  factsCheckedOn('2026-11-30').read('A lease off base doesn’t end because a base home opens up. The law lets you end it for orders, not because you’d rather live on base.', rentalSources.scra),
  factsCheckedOn('2026-11-30').read('If the member dies on active duty, the family may stay in the home for a year. A family that leaves sooner gets BAH for the days left.', sources.survivors),
];

const tips: readonly TipItem[] = [
  {
    title: 'Apply the week your orders arrive',
    text: read('Being on a list doesn’t commit you to anything.', baseSources.waitlist),
  },
  {
    title: 'Hold your place while you search off base',
    text: 'Ask in writing what happens if you turn a home down. Ask how long you have to answer.',
  },
  {
    title: 'Say what you need when you apply',
    text: read('Mention special needs (EFMP), pets and bedrooms. Bring DD Form 1746, your orders, proof of dependents and your pet’s records.', baseSources.waitlist),
  },
  {
    title: 'Plan for the weeks in between',
    text: 'Book temporary lodging, and keep every receipt. Before you sign, read the Tenant Bill of Rights.',
  },
];

const byService: readonly TipItem[] = [
  { text: armyPlace },
  {
    title: 'Navy and Air Force',
    text: read('The Housing Service Center manages the list and takes appointments up to 30 days before you arrive.', baseSources.waitlist),
  },
  {
    title: 'Kaneohe Bay: the paperwork',
    text: read(
      'The application (DD Form 1746), PCS orders, a sex-offender disclosure, a statement of understanding and a privacy release, signed by the service member. Send a Social Security number only by encrypted official mail.',
      baseSources.mcbhApply,
    ),
  },
  {
    title: 'Retirees and DoD civilians',
    text: 'They come after military families, when homes stay empty. Ask the housing company; Hickam has rented to civilians.',
  },
  {
    title: 'Special needs (EFMP) at Kaneohe Bay',
    text: read('Category 4 families go near the top of the list.', sources.mcbhEfmp),
  },
];

const onOahuAlone = (grade: 'E-4' | 'E-5') => formatUsd(bahDollars('oahu', grade, false));

/** For members without dependents. */
const single: readonly TipItem[] = [
  {
    title: 'Marines',
    text: latest.read('E-5 and below live in the barracks. Once they’re at least 95% full, your commander may release you with BAH.', sources.marineBarracks),
  },
  {
    title: 'Army',
    text: 'The barracks fill up. Ask your unit whether you’d share a room, and for how long.',
  },
  {
    title: 'Coast Guard',
    text: latest.read(`Kukui Hall at Base Honolulu takes E-1 to E-6: 808-842-2973 or 808-842-2975. When you land, ${COAST_GUARD_CHECK_IN}.`, sources.kukuiHall),
  },
  {
    title: 'Anyone else',
    text: 'Ask your unit who has to live in the barracks, before you look at a single ad.',
  },
  {
    title: 'Your allowance off base',
    text: factsCheckedOn(BAH_CHECKED_ON).read(`BAH without dependents on Oahu in ${BAH_YEAR}: ${onOahuAlone('E-4')} for an E-4, ${onOahuAlone('E-5')} for an E-5.`, bahSource, BAH_DUE),
  },
  {
    title: 'Moving into the barracks',
    text: dlaNotPaid,
  },
  {
    title: 'The costliest mistake',
    text: 'Signing a lease because the barracks are full and everyone says you’ll be released. Only the signed release brings BAH.',
  },
];

export const baseHousingGuide = {
  lead: 'How long the wait is, who to call, and what the homes are like.',
  first: [
    'Get on the list the week your orders arrive. Each service has its own steps.',
    'Choose to live on base or off. On base, you normally pay your full BAH. Off base, you keep what’s left after rent.',
    'Call your base’s housing office for today’s wait. Have your grade and bedrooms ready.',
  ],
  action: { label: 'Find your base’s housing office', section: 'Your base’s housing office' },
  bases: baseHousing,
  unitsNote: 'Unconfirmed figures: call for today’s wait.',
  inBrief,
  whatElse,
  bahInBrief,
  living: baseLiving,
  mustWe,
  howItWorks,
  downsides,
  tips,
  byService,
  single,
  referral: 'If you’re looking off base, the housing office may know of rentals, and can review a lease.',
  links: [
    {
      label: 'HOMES.mil',
      url: HOMES_MIL_URL,
      purpose: 'the military’s list of off-base rentals',
    },
    {
      label: 'BAH calculator',
      url: BAH_LOOKUP_URL,
      purpose: 'by grade and ZIP: 96818, 96857, 96863',
    },
    {
      label: 'MCBH Family Housing: how to apply',
      url: kaneoheHousingApplication.url,
      purpose: 'forms and office hours',
    },
    {
      label: 'MilitaryINSTALLATIONS',
      url: INSTALLATIONS_URL,
      purpose: 'any base’s housing office',
    },
    {
      label: 'Military OneSource',
      url: MILITARY_ONESOURCE_URL,
      purpose: read(`help, 24/7: ${MILITARY_ONESOURCE_PHONE}`, baseSources.kaneohe),
    },
  ],
} as const satisfies {
  living: object;
  lead: string;
  first: readonly Text[];
  action: GuideAction;
  bahInBrief: typeof bahInBrief;
  inBrief: Choices;
  whatElse: Choices;
  mustWe: readonly Text[];
  howItWorks: Fact;
  bases: readonly BaseHousing[];
  unitsNote: string;
  downsides: readonly TipItem[];
  tips: readonly TipItem[];
  byService: readonly TipItem[];
  single: readonly TipItem[];
  links: readonly WebLink[];
  referral: Text;
};
