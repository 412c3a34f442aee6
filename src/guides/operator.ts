// Everything specific to the operator of this site. Replace each value marked as a placeholder before launch;
// `isSample` keeps a visible "sample contact data" mark on the pages until then. The partners and lenders are in
// operator-partners.ts, operator-gap-lenders.ts and operator-va-lenders.ts, so that only their pages load them.

export type OperatorContact = { name: string; title: string; phone: string; email: string; location: string };

/** True when an operator URL is still a placeholder. */
export function isPlaceholder(url: string): boolean {
  return /(^|\.)example\.(com|net|org)$/.test(new URL(url, 'https://paradise.invalid').hostname);
}

/** Returns a contact's name for mid-sentence use: a role ("Your home program sponsor") is lowercased, a person's name is not. */
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

/** `maxLtvPercent` adds a badge to the card; `image` is a portrait under public/, with the initials as the fallback. */
export type OperatorGapLender = OperatorLender & {
  address?: string;
  website?: `https://${string}`;
  image?: `/${string}`;
  maxLtvPercent?: number;
  bio: string;
};

/** In the header and the footer of every page. */
export const TAGLINE = 'Helping you PCS to paradise';

export const operator = {
  /** Set to false once every placeholder below has been replaced. */
  isSample: true as boolean,
  founder: {
    name: 'Your home program sponsor',
    title: 'Founder, Veterans Home Program',
    phone: '808-555-0100',
    email: 'sponsor@example.com',
    location: 'Oahu, Hawaii',
  } satisfies OperatorContact,
  /** The video on the welcome page and dialog: ours, or a URL that src/features/welcome/video-embed.ts supports. */
  welcomeVideo: '/welcome.webm',
  /** Where to get the PCS app, for /resources. */
  pcsAppUrl: 'https://example.com/pcs-app',
  /** The home search that the menu's "New Construction Hawaii" link opens. */
  newConstructionSearchUrl: 'https://example.com/new-construction-hawaii',
} as const;
