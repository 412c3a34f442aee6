// Invented, for tests: an owner who has set everything.

import type { Site } from '@/operator/operator-shapes';

export const site: Site = {
  name: 'Own Island Moves',
  tagline: 'Helping you move to Hawaii',

  founder: {
    status: 'set',
    name: 'Kai Doe',
    title: 'Founder, Own Home Program',
    phone: '808-423-3100',
    email: 'sponsor@owner.test',
    location: 'Oahu, Hawaii',
  },
  formsEmail: 'forms@owner.test',

  program: {
    status: 'set',
    name: 'Own Home Program',
    nameInText: 'the Own Home Program',
    shortName: 'OHP',
    creditPer100kDollars: 500,
    listingCreditPer100kDollars: 625,
    newConstructionCreditPercent: 1,
    managementFeePercent: 8,
    payer: 'Own Realty',
  },

  vaLenders: [
    {
      status: 'set',
      name: 'Own VA lender 1',
      company: 'Own mortgage company A',
      phone: '808-423-3110',
      email: 'va-lender-1@owner.test',
      specialties: ['First VA loan', 'Funding fee exemptions', 'Condos on VA’s approved list'],
    },
    {
      status: 'set',
      name: 'Own VA lender 2',
      company: 'Own mortgage company B',
      phone: '808-423-3111',
      email: 'va-lender-2@owner.test',
      specialties: ['A second VA loan while one is open', 'Loans above the county limit'],
    },
    {
      status: 'set',
      name: 'Own VA lender 3',
      company: 'Own mortgage company C',
      phone: '808-423-3112',
      email: 'va-lender-3@owner.test',
      specialties: ['New construction', 'Buying from the mainland before you arrive'],
    },
  ],
  gapLenders: [
    {
      status: 'set',
      name: 'Own GAP lender 1',
      company: 'Own second-mortgage company A',
      phone: '808-423-3122',
      email: 'gap-lender-1@owner.test',
      specialties: ['Second loans behind an assumed VA loan', 'Fixed rates over 10-30 years'],
      website: 'https://www.owner.test/gap-lender-1',
      address: '1 Own Street, Honolulu',
      image: '/apple-touch-icon.png',
      maxLtvPercent: 95,
      bio: 'What it lends on and how it works with a loan servicer.',
    },
    {
      status: 'set',
      name: 'Own GAP lender 2',
      company: 'Own second-mortgage company B',
      phone: '808-423-3123',
      email: 'gap-lender-2@owner.test',
      specialties: ['Buyers who are not veterans', 'No prepayment penalty'],
      website: 'https://www.owner.test/gap-lender-2',
      bio: 'Who it serves, and how long a second loan takes.',
    },
    {
      status: 'set',
      name: 'Own GAP lender 3',
      company: 'Own credit union C',
      phone: '808-423-3124',
      email: 'gap-lender-3@owner.test',
      specialties: ['Closing on the same day as the assumption', 'Neighbor islands'],
      bio: 'Which islands it covers, and what it needs from a buyer.',
    },
  ],
  assumptionAgent: {
    status: 'set',
    name: 'Lani Doe',
    title: 'Homes with an assumable VA loan',
    phone: '808-423-3125',
    email: 'agent@owner.test',
    location: 'Oahu, Hawaii',
  },
  vaSpecialist: {
    status: 'set',
    name: 'Noa Doe',
    title: 'From your first question to closing',
    phone: '808-423-3120 ext. 20',
    email: 'va-specialist@owner.test',
    location: 'Oahu, Hawaii',
  },
  gapPartner: {
    status: 'set',
    name: 'Mele Doe',
    title: 'Second loans behind an assumed VA loan',
    phone: '808-423-3121 ext. 21',
    email: 'gap-partner@owner.test',
    location: 'Oahu, Hawaii',
  },

  welcomeVideo: 'https://www.youtube.com/watch?v=own-video-1',
  pcsApp: { status: 'set', url: 'https://www.owner.test/pcs-app' },
  newConstructionSearch: { status: 'set', url: 'https://www.owner.test/new-construction-hawaii' },
};
