// The resources page. To change a number or a link, edit its entry; keep the source and update the checked date below.

import { factsCheckedOn } from '@/facts/facts';
import type { OfficePhone, Source, Text, WebLink } from '@/facts/types';
import { armyStateBenefits, crisisLine, homelessVeterans, poisonHelp, va, vaHealthInHawaii, violenceHotline } from '@/guides/health-sources';
import { govLoans } from '@/guides/loan-sources';
import * as offices from '@/guides/office-phones';
import { redCrossMessage } from '@/guides/orders-sources';
import * as shared from '@/guides/shared-phones';
import { INSTALLATIONS_URL, LEGAL_OFFICES_URL, MILITARY_ONESOURCE_URL, REAL_ESTATE_COMMISSION_URL, VETERANS_SERVICES_URL } from '@/guides/websites';
import type { AppPath } from '@/site-map';
import type { IconName } from '@/ui/icon-names';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-24');

const sources = {
  crisisLine: crisisLine,
  va: va,
  homelessVeterans: homelessVeterans,
  govLoans: govLoans,
  violenceHotline,
  poisonHelp: poisonHelp,
  pacificIslands: vaHealthInHawaii,
} as const satisfies Record<string, Source>;

/** A card that links to one of our pages; the app and the PDF have their own cards. */
export type ResourceCard = { title: string; text: string; path: AppPath };

const cards: readonly ResourceCard[] = [
  {
    title: 'Assumption calculator',
    text: 'A seller’s VA loan compared with a new one',
    path: '/calculators/assumption-cruncher',
  },
  {
    title: 'Verified rentals',
    text: 'Where to look, rents, and eight checks for scams',
    path: '/housing/verified-rentals',
  },
  {
    title: 'VA homes',
    text: 'Home searches by area and base, prices and lenders',
    path: '/housing/va-homes',
  },
];

const hotels: ResourceCard = {
  title: 'TLA hotels',
  text: 'Hotels, their pet rules, and how TLA pays',
  path: '/pcs-toolkit/tla-hotels',
};

/** A number that is called in need, and what to press then. */
export type Call = { need: string; number: Text; press?: string; office: Text };

const poison: OfficePhone = { office: 'Poison control', phone: latest.read(shared.POISON_HELP_PHONE, sources.poisonHelp) };
const violence: OfficePhone = { office: 'Domestic violence hotline', phone: latest.read(shared.VIOLENCE_HOTLINE_PHONE, sources.violenceHotline) };
const homeless: OfficePhone = {
  office: 'For homeless veterans, or those at risk',
  phone: latest.read(shared.HOMELESS_VETERANS_PHONE, sources.homelessVeterans),
};

const callFor = (need: string, { office, phone }: OfficePhone): Call => ({ need, number: phone, office });

/** What opens the page: one number for anything, then those for a bad night. */
const calls: readonly Call[] = [
  callFor('Anything about the move', offices.militaryOneSource),
  {
    need: 'Thoughts of suicide',
    number: shared.CRISIS_LINE_PHONE,
    press: 'then 1',
    office: read('Veterans Crisis Line. Free, confidential, open 24/7', sources.crisisLine),
  },
  {
    need: 'Sick at any hour',
    number: offices.nurseLinePhone,
    office: 'Nurse advice line, 24/7: press 1',
  },
  callFor('Swallowed something?', poison),
  callFor('Not safe at home', violence),
  callFor('Nowhere to sleep', homeless),
];

const vaPhones: readonly OfficePhone[] = [
  { office: 'VA, any question', phone: read('800-698-2411', sources.va) },
  { office: 'VA benefits: disability, pension, education', phone: read(shared.VA_BENEFITS_PHONE, sources.va) },
  { office: 'VA health care in Hawaii', phone: read(shared.VA_HEALTH_IN_HAWAII_PHONE, sources.pacificIslands) },
  { office: 'VA home loans', phone: latest.read(shared.REGIONAL_LOAN_CENTER_PHONE, sources.govLoans) },
];

/** On the printed checklist. */
export const phones: readonly OfficePhone[] = [poison, violence, homeless, offices.militaryOneSource, ...vaPhones];

/** Who helps, by what a family needs. */
const help = [
  {
    title: 'The move',
    icon: 'plane',
    links: [
      {
        label: 'Military OneSource',
        url: MILITARY_ONESOURCE_URL,
        purpose: 'moving, housing, taxes and counseling, free for service members and families',
      },
      {
        label: 'MilitaryINSTALLATIONS',
        url: INSTALLATIONS_URL,
        purpose: 'the offices and numbers of every base',
      },
      {
        label: 'Plan My Move',
        url: 'https://planmymove.militaryonesource.mil/',
        purpose: 'Military OneSource’s own checklist',
      },
    ],
  },
  {
    title: 'Legal help, leases and scams',
    icon: 'shield-alert',
    links: [
      {
        label: 'Armed Forces Legal Assistance',
        url: LEGAL_OFFICES_URL,
        purpose: 'free: leases, powers of attorney, wills, divorce, notary',
      },
      {
        label: 'Legal office, Kaneohe Bay',
        url: 'https://www.mcbhawaii.marines.mil/Offices-and-Staff/Legal-Services',
        purpose: '808-496-1829; Building 215',
      },
      {
        label: 'Hawaii Office of Consumer Protection',
        url: 'https://cca.hawaii.gov/ocp/',
        purpose: 'landlords, deposits and scams',
      },
      {
        label: 'Hawaii Real Estate Branch',
        url: REAL_ESTATE_COMMISSION_URL,
        purpose: 'is this agent licensed?',
      },
    ],
  },
  {
    title: 'Emergency money and messages',
    icon: 'hand-coins',
    links: [
      {
        label: 'Army Emergency Relief',
        url: 'https://www.armyemergencyrelief.org/',
        purpose: 'loans and grants for soldiers: rent, food, a fire, a flight home',
      },
      {
        label: 'Navy-Marine Corps Relief Society',
        url: 'https://www.nmcrs.org/',
        purpose: 'loans and grants for sailors and Marines',
      },
      {
        label: 'Air & Space Forces Aid Society',
        url: 'https://afas.org/',
        purpose: 'loans and grants for airmen and guardians',
      },
      {
        label: 'Coast Guard Mutual Assistance',
        url: 'https://www.mycgma.org/',
        purpose: 'loans and grants for the Coast Guard',
      },
      {
        label: 'American Red Cross',
        url: 'https://www.redcross.org/get-help/military-families.html',
        purpose: redCrossMessage,
      },
    ],
  },
  {
    title: 'Veterans',
    icon: 'medal',
    links: [
      { label: 'VA.gov', url: va.url, purpose: 'benefits, health care and home loans' },
      {
        label: 'VA Pacific Islands Health Care',
        url: vaHealthInHawaii.url,
        purpose: 'the VA’s clinics in Hawaii, one of them at Tripler',
      },
      {
        label: 'Hawaii Office of Veterans’ Services',
        url: VETERANS_SERVICES_URL,
        purpose: 'the State’s help with federal and state benefits',
      },
      {
        label: 'State benefits for military and veterans',
        url: armyStateBenefits.url,
        purpose: 'taxes, licenses, schools and more',
      },
      { label: 'Find VA locations', url: 'https://www.va.gov/find-locations/', purpose: 'maps and numbers' },
    ],
  },
] as const satisfies readonly { title: string; icon: IconName; links: readonly WebLink[] }[];

export const resourcesGuide = {
  lead: 'Tools for your move, on your phone and on paper.',
  calls,
  vaPhones,
  help,
  cards,
  hotels,
} as const;
