// Everything that belongs to whoever runs this site. Replace each value marked as a placeholder before launch;
// `isSample` keeps a visible "sample contact data" mark on the pages until then.

export type OperatorContact = { name: string; title: string; phone: string; email: string; location: string };

/** Whether an address of the operator's is still to be set. */
export function isPlaceholder(url: string): boolean {
  return /(^|\.)example\.(com|net|org)$/.test(new URL(url, 'https://paradise.invalid').hostname);
}

/** A contact's name inside a sentence: a role such as "Your VHP sponsor" is lower case there, a person's name is not. */
export function nameInText({ name }: { name: string }): string {
  return name.replace(/^Your /, 'your ');
}

export type OperatorLender = {
  name: string;
  company: string;
  phone: string;
  email: string;
  specialties: readonly string[];
};

/** `maxLtvPercent` puts a badge on the card; `image` is a portrait under public/, and a drawing stands in for none. */
export type OperatorGapLender = OperatorLender & {
  address?: string;
  website?: `https://${string}`;
  image?: `/${string}`;
  maxLtvPercent?: number;
  bio: string;
};

/** The three lenders of /housing/gap-lenders. */
const gapLenders: readonly OperatorGapLender[] = [
  {
    name: 'Sample GAP lender 1',
    company: 'Sample second-mortgage company A',
    phone: '808-555-0122',
    email: 'gap-lender-1@example.com',
    specialties: ['Second loans behind an assumed VA loan', 'Fixed rates over 10-30 years'],
    address: 'Sample street address, Honolulu, Hawaii',
    website: 'https://example.com/gap-lender-1',
    maxLtvPercent: 95,
    bio: 'Sample text. The lender’s own words go here: what it lends on and how it works with a loan servicer.',
  },
  {
    name: 'Sample GAP lender 2',
    company: 'Sample second-mortgage company B',
    phone: '808-555-0123',
    email: 'gap-lender-2@example.com',
    specialties: ['Buyers who are not veterans', 'No prepayment penalty'],
    website: 'https://example.com/gap-lender-2',
    bio: 'Sample text. The lender’s own words go here: who it serves, and how long a second loan takes.',
  },
  {
    name: 'Sample GAP lender 3',
    company: 'Sample credit union C',
    phone: '808-555-0124',
    email: 'gap-lender-3@example.com',
    specialties: ['Closing on the same day as the assumption', 'Neighbor islands'],
    bio: 'Sample text. The lender’s own words go here: which islands it covers, and what it needs from a buyer.',
  },
];

export const operator = {
  /** Set to false once every placeholder below has been replaced. */
  isSample: true as boolean,
  founder: {
    name: 'Your VHP sponsor',
    title: 'Founder, Veterans Home Program',
    phone: '808-555-0100',
    email: 'sponsor@example.com',
    location: 'Oahu, Hawaii',
  } satisfies OperatorContact,
  /** Who explains assumptions, and who arranges second loans, on /housing/va-assumptions. */
  vaSpecialist: {
    name: 'Your VA assumption specialist',
    title: 'From your first question to closing',
    phone: '808-555-0120',
    email: 'va-specialist@example.com',
    location: 'Oahu, Hawaii',
  } satisfies OperatorContact,
  gapPartner: {
    name: 'Your GAP financing partner',
    title: 'Second loans behind an assumed VA loan',
    phone: '808-555-0121',
    email: 'gap-partner@example.com',
    location: 'Oahu, Hawaii',
  } satisfies OperatorContact,
  agent: {
    name: 'Your Veterans Home Program agent',
    title: 'Homes with an assumable VA loan',
    phone: '808-555-0125',
    email: 'agent@example.com',
    location: 'Oahu, Hawaii',
  } satisfies OperatorContact,
  gapLenders,
  /** The video of the welcome page and dialog: ours, or an address that src/lib/video-embed.ts knows. */
  welcomeVideo: '/welcome.webm',
  /** Where the PCS app can be had, for /resources. */
  pcsAppUrl: 'https://example.com/pcs-app',
  /** The home search that the menu's "New Construction Hawaii" link opens. */
  newConstructionSearchUrl: 'https://example.com/new-construction-hawaii',
  /** The three lenders of /housing/va-homes. */
  vaLenders: [
    {
      name: 'Sample VA lender 1',
      company: 'Sample mortgage company A',
      phone: '808-555-0110',
      email: 'va-lender-1@example.com',
      specialties: ['First VA loan', 'Funding fee exemptions', 'Condos on VA’s approved list'],
    },
    {
      name: 'Sample VA lender 2',
      company: 'Sample mortgage company B',
      phone: '808-555-0111',
      email: 'va-lender-2@example.com',
      specialties: ['A second VA loan while one is open', 'Loans above the county limit'],
    },
    {
      name: 'Sample VA lender 3',
      company: 'Sample mortgage company C',
      phone: '808-555-0112',
      email: 'va-lender-3@example.com',
      specialties: ['New construction', 'Buying from the mainland before you arrive'],
    },
  ] satisfies readonly OperatorLender[],
} as const;
