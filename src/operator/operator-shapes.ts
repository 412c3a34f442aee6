// What the owner's own data looks like: the values are in site.ts.

/** A sample is an invented stand-in, marked wherever it is shown. What is `undefined` isn't shown at all. */
type Status = { status: 'sample' | 'set' };

export type OperatorContact = Status & {
  name: string;
  title: string;
  phone: string;
  email: string;
  location: string;
};

export type OperatorLender = Status & {
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

/** One of the owner's other sites. */
export type OperatorUrl = Status & { url: `https://${string}` };

/** The home program behind the site: what it gives its clients, and who pays for that. */
export type HomeProgram = Status & {
  name: string;
  /** Inside a sentence: the same, mostly with "the". */
  nameInText: string;
  /** As in "your VHP sponsor". */
  shortName: string;
  /** For each $100,000 of a home's price: what the credit calculator gives, and what badges and the program's page say. */
  creditPer100kDollars: number;
  listingCreditPer100kDollars: number;
  /** Toward closing costs on new construction, of the price. */
  newConstructionCreditPercent: number;
  /** Of the rent, for managing a home. */
  managementFeePercent: number;
  /** Who pays the credits, inside a sentence. */
  payer: string;
};

export type Site = {
  /** In the header, the titles, the mail templates and the PDF. */
  name: string;
  /** In the header and the footer of every page. */
  tagline: string;
  /** Whom every page offers to ask. */
  founder: OperatorContact;
  /** Where the forms are sent to. Undefined: the founder's address. */
  formsEmail: string | undefined;
  /** Undefined: no page offers a credit. */
  program: HomeProgram | undefined;
  /** On /housing/va-homes: as many as there are, or none. */
  vaLenders: readonly OperatorLender[];
  /** On /housing/gap-lenders: as many as there are, or none. */
  gapLenders: readonly OperatorGapLender[];
  /** Finds homes with an assumable loan, on /housing/gap-lenders. */
  assumptionAgent: OperatorContact | undefined;
  /** For assumptions and for second loans, on /housing/va-assumptions. */
  vaSpecialist: OperatorContact | undefined;
  gapPartner: OperatorContact | undefined;
  /** On the welcome page and in its dialog: ours, or a URL that src/features/welcome/video-embed.ts supports. */
  welcomeVideo: string | undefined;
  /** Where to get the PCS app, for /resources. */
  pcsApp: OperatorUrl | undefined;
  /** The home search that the menu's "New Construction Hawaii" link opens. Undefined: a public one. */
  newConstructionSearch: OperatorUrl | undefined;
};

export function isSample(owned: Status | undefined): boolean {
  return owned?.status === 'sample';
}

/** True while anything of the owner's is a sample. */
export function hasSamples(site: Site): boolean {
  return Object.values(site)
    .flat()
    .some((owned) => typeof owned === 'object' && isSample(owned));
}

/** Returns a contact's name for mid-sentence use: a role ("Your home program sponsor") is lowercased, a person's name is not. */
export function nameInText({ name }: { name: string }): string {
  return name.replace(/^Your /, 'your ');
}
