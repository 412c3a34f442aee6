// The signs of a scam and the eight checks, for the verified rentals guide.
import { factsCheckedOn } from '@/facts/facts';
import type { OfficePhone, Source, Text, WebLink } from '@/facts/types';
import { landlordHandbook, landlordTenantLaw, licenseLaw } from '@/guides/housing-sources';
import { LICENSE_SEARCH_URL } from '@/guides/websites';

const { read } = factsCheckedOn('2026-11-21');

const sources = {
  consumers: {
    title: 'Hawaii Office of Consumer Protection: questions',
    by: 'government',
    issued: 'undated',
    readOn: '2026-11-30',
    url: 'https://cca.hawaii.gov/ocp/faqs/',
  },
  ocp: landlordHandbook,
  license: licenseLaw,
  navy: {
    title: 'Navy: community housing',
    by: 'government',
    issued: 'undated',
    url: 'https://ffr.cnic.navy.mil/Navy-Housing/Community-Housing/',
  },
} as const satisfies Record<string, Source>;

export const scamSigns: readonly Text[] = ['“I’m off island and can’t show it.”', 'No phone call, no showing, but forms to fill out first.', 'Money up front: cash, a wire, gift cards or crypto.'];

/** `brief` is the check in one line; `text`, how to do it; `lookUp`, where. */
export type RentalCheck = { title: string; brief: string; text: readonly Text[]; lookUp?: WebLink };

export const eightChecks: readonly RentalCheck[] = [
  {
    title: 'See it, live',
    brief: 'Walk through it, or take a live video tour.',
    text: ['Your sponsor, the housing office or a licensed agent can go for you. On video, ask to see the street number and something you pick on the spot.'],
  },
  {
    title: 'Match the owner',
    brief: 'Your landlord’s name should be in county records.',
    text: ['Look up the address. The name there must be your landlord’s, or the owner’s if a manager rents the home out.'],
    lookUp: { label: 'Honolulu property records', url: 'https://www.realpropertyhonolulu.com/' },
  },
  {
    title: 'Check the license',
    brief: 'Agents and managers need one.',
    text: [
      read(
        'Anyone paid to rent out someone else’s home needs a Hawaii real estate license. Find the name in the State’s search and call the number shown there, not the one in the ad.',
        sources.license,
      ),
    ],
    lookUp: { label: 'Hawaii license search', url: LICENSE_SEARCH_URL },
  },
  {
    title: 'Ask for the tax number',
    brief: 'A real landlord has one. It starts with GE.',
    text: [read('Landlords must give their tenants a general excise tax number. You can look the number up.', landlordTenantLaw)],
    lookUp: { label: 'Hawaii tax license search', url: 'https://hitax.hawaii.gov/' },
  },
  {
    title: 'Find the agent on the island',
    brief: 'An owner who lives off the island must have one.',
    text: [read('An owner who lives elsewhere must name an agent in the lease, on the same island as the home.', landlordTenantLaw)],
  },
  {
    title: 'Search words and photos',
    brief: 'Stop if the same home is for sale.',
    text: ['Put one sentence of the ad and one photo into a search engine. Stop if it’s listed at a different rent, too.'],
  },
  {
    title: 'Be suspicious of a low price or a rush',
    brief: 'If the rent is low and they rush you, stop.',
    text: ['Compare it with three other ads nearby.'],
  },
  {
    title: 'Sign first, then pay',
    brief: 'Pay after you both sign, in a way you can trace.',
    text: [read('Have the housing office or legal assistance review the lease first.', sources.navy), read('Ask for a receipt: the landlord must give one for rent.', landlordTenantLaw)],
  },
];

export const helpPhones: readonly OfficePhone[] = [
  {
    office: 'State consumer hotline, for a scam',
    phone: read('808-587-4272', sources.consumers),
  },
  {
    office: 'State landlord-tenant help line, for a dispute with a real landlord',
    phone: read('808-586-2634', sources.ocp),
  },
];

export const reportTo: readonly WebLink[] = [
  { label: 'FTC: report fraud', url: 'https://reportfraud.ftc.gov/', purpose: 'any scam' },
  { label: 'FBI: IC3', url: 'https://www.ic3.gov/', purpose: 'a scam that began online' },
];

export const freeHelp: Text = read(
  'Navy housing offices inspect listed homes, review leases and help you negotiate, at no charge. Ask about the Rental Partnership Program, which has lower rents.',
  sources.navy,
);
