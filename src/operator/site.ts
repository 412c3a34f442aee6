// Everything of this site's owner, and nothing else: an update never changes this file. For each value, fill in your own and
// change its status to 'set', or put `undefined` (`[]` for lenders) if you have none. `npm run launch-check` lists what is left.
// What each value is for: operator-shapes.ts.

import type { Site } from './operator-shapes';

export const site: Site = {
  name: 'Paradise PCS',
  tagline: 'Helping you PCS to paradise',

  founder: {
    status: 'sample',
    name: 'Your home program sponsor',
    title: 'Founder, Veterans Home Program',
    phone: '808-555-0100',
    email: 'sponsor@example.com',
    location: 'Oahu, Hawaii',
  },
  formsEmail: undefined,

  program: {
    status: 'sample',
    name: 'Veterans Home Program',
    nameInText: 'the Veterans Home Program',
    shortName: 'VHP',
    creditPer100kDollars: 500,
    listingCreditPer100kDollars: 625,
    newConstructionCreditPercent: 1,
    managementFeePercent: 8,
    payer: 'a participating brokerage',
  },

  vaLenders: [
    {
      status: 'sample',
      name: 'Sample VA lender 1',
      company: 'Sample mortgage company A',
      phone: '808-555-0110',
      email: 'va-lender-1@example.com',
      specialties: ['First VA loan', 'Funding fee exemptions', 'Condos on VA’s approved list'],
    },
    {
      status: 'sample',
      name: 'Sample VA lender 2',
      company: 'Sample mortgage company B',
      phone: '808-555-0111',
      email: 'va-lender-2@example.com',
      specialties: ['A second VA loan while one is open', 'Loans above the county limit'],
    },
    {
      status: 'sample',
      name: 'Sample VA lender 3',
      company: 'Sample mortgage company C',
      phone: '808-555-0112',
      email: 'va-lender-3@example.com',
      specialties: ['New construction', 'Buying from the mainland before you arrive'],
    },
  ],
  gapLenders: [
    {
      status: 'sample',
      name: 'Sample GAP lender 1',
      company: 'Sample second-mortgage company A',
      phone: '808-555-0122',
      email: 'gap-lender-1@example.com',
      specialties: ['Second loans behind an assumed VA loan', 'Fixed rates over 10-30 years'],
      website: 'https://example.com/gap-lender-1',
      maxLtvPercent: 95,
      bio: 'Sample text. The lender’s own words go here: what it lends on and how it works with a loan servicer.',
    },
    {
      status: 'sample',
      name: 'Sample GAP lender 2',
      company: 'Sample second-mortgage company B',
      phone: '808-555-0123',
      email: 'gap-lender-2@example.com',
      specialties: ['Buyers who are not veterans', 'No prepayment penalty'],
      website: 'https://example.com/gap-lender-2',
      bio: 'Sample text. The lender’s own words go here: who it serves, and how long a second loan takes.',
    },
    {
      status: 'sample',
      name: 'Sample GAP lender 3',
      company: 'Sample credit union C',
      phone: '808-555-0124',
      email: 'gap-lender-3@example.com',
      specialties: ['Closing on the same day as the assumption', 'Neighbor islands'],
      bio: 'Sample text. The lender’s own words go here: which islands it covers, and what it needs from a buyer.',
    },
  ],
  assumptionAgent: {
    status: 'sample',
    name: 'Your Veterans Home Program agent',
    title: 'Homes with an assumable VA loan',
    phone: '808-555-0125',
    email: 'agent@example.com',
    location: 'Oahu, Hawaii',
  },
  vaSpecialist: {
    status: 'sample',
    name: 'Your VA assumption specialist',
    title: 'From your first question to closing',
    phone: '808-555-0120',
    email: 'va-specialist@example.com',
    location: 'Oahu, Hawaii',
  },
  gapPartner: {
    status: 'sample',
    name: 'Your GAP financing partner',
    title: 'Second loans behind an assumed VA loan',
    phone: '808-555-0121',
    email: 'gap-partner@example.com',
    location: 'Oahu, Hawaii',
  },

  welcomeVideo: '/welcome.webm',
  pcsApp: { status: 'sample', url: 'https://example.com/pcs-app' },
  newConstructionSearch: { status: 'sample', url: 'https://example.com/new-construction-hawaii' },
};
