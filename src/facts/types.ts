import type { AppPath } from '@/site-map';

// Shapes shared by the guides. A figure, price, phone, address or rule that can go stale is a Fact.

/** What a page's about.ts says of it. Only the build reads it. */
export type About = {
  /** For search engines and shared links. */
  description: string;
  /** Synonyms and names of the page's subject, which search finds it by. Plurals, typos and hyphens need no entry. */
  searchWords: string;
  /** Those of its parts, by the part's id. */
  partWords?: Readonly<Record<string, string>>;
};

/** Why a page can't link a source: a copy without an address of its own, an address that isn't secure, our own work. */
export type Unlinked = 'copy' | 'insecure' | 'ours';

export type IsoDate = `${number}-${number}-${number}`;

/** Who publishes a source: a law, a government office, the company that it is about, somebody else, or we ourselves. */
export type Publisher = 'law' | 'government' | 'company' | 'other' | 'us';

/** A year, a month or a day. `living`: an official page that its office keeps current, as a copy of this year shows. */
export type Issued = `${number}` | `${number}-${number}` | IsoDate | 'undated' | 'living';

/** Where we looked for what nobody seems to publish. */
export type Searched = readonly [string, string, string];

/** The source of a statement: the office's own page where it has one. */
export type Source = {
  title: string;
  by: Publisher;
  issued: Issued;
  /** The day we read it, or its newest copy, with every fact in hand that cites it. Until then, each fact has its own day. */
  readOn?: IsoDate;
} & (
  | { url: `https://${string}`; unlinked?: undefined; unpublished?: undefined }
  | { unlinked: Unlinked; url?: undefined; unpublished?: undefined }
  /** Nothing is published: the statement itself says so, and the page's Sources section omits it. */
  | { unpublished: true; searched?: Searched; url?: undefined; unlinked?: undefined }
);

/**
 * The day a fact goes stale: a date it names, a month and day on which a new table, season or law takes over, or a day
 * of every month.
 */
export type DueDay = IsoDate | `every ${number}-${number}` | `every ${number}`;

/** Several where a figure can change more than once a year. */
export type DueOn = DueDay | readonly DueDay[];

export type Fact = {
  value: string;
  source: Source;
  /** The day we last compared the value with its source. */
  checkedOn: IsoDate;
  /** For `npm run facts`. Without it, a fact is due within a year after it was checked. */
  dueOn?: DueOn;
  /** Two official pages differ. */
  isDisputed?: true;
};

/** A sentence or phrase on a page: plain where it cannot go stale, a Fact where it can. */
export type Text = string | Fact;

export type WebLink = { label: string; url: `https://${string}`; purpose?: Text };

/** Leads to a page, to a section of the guide by its title, or to a site. */
export type GuideLink = { label: string } & ({ path: AppPath } | { section: string } | { url: `https://${string}` });

/** A guide's button below "Do this first"; `also` is a link beside it, to what one of the steps needs. */
export type GuideAction = GuideLink & { also?: GuideLink };

/** A number to dial and who answers it. */
export type OfficePhone = { office: string; phone: Fact };

/** `when` is a lead time such as "4-6 months before". */
export type Step = { title: string; when?: Text; text: readonly Text[] };

/** One stage of a long process. `when` is a length of time such as "6-12 months". */
export type Stage = {
  title: string;
  when?: Text;
  happens: readonly Text[];
  pay?: Text;
  check: readonly TipItem[];
};

export type TipItem = { title?: string; text: Text };

export type Contact = {
  name: string;
  role?: string;
  phone?: Fact;
  email?: string;
  address?: Fact;
  website?: WebLink;
  note?: Text;
};

export type Table = {
  /** With a source, it is the source of every cell. */
  caption: Text;
  /** Its cells are short enough to stand side by side on a phone. */
  isNarrow?: true;
  /** It is narrow, but with amounts that leave it no room on a small phone. */
  hasLongAmounts?: boolean;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly Text[])[];
};

export type Choices = {
  caption: string;
  /** Two, or three with short words: a phone shows them beside each other. */
  choices: readonly string[];
  /** What differs, then what each choice has. */
  rows: readonly (readonly [heading: string, ...cells: Text[]])[];
};

export type RangeBar = {
  label: string;
  /** In the axis's unit: one amount, or from the least to the most. Undefined where there is no bar: then its text is muted. */
  range: readonly [amount: number] | readonly [from: number, to: number] | undefined;
  /** What the bar says, such as "6-18 months". */
  text: Text;
  /** A line below the bar. */
  note?: Text;
  /** The id of its card on the page. */
  card?: string;
};

export type Figures = {
  /** With a source, it is the source of every row. */
  title: Text;
  /** The deciding part is in `figure`: an amount, a time or the name to ask for. */
  rows: readonly { label: string; figure: Text; note?: Text }[];
};

export type TimeLineStep = {
  label: string;
  /** Where on the line it is, or begins, from 0 to 1. Undefined for one that isn't drawn: it's over, or comes after the line. */
  from: number | undefined;
  /** Where it ends. A moment has none. */
  to?: number;
  /** It goes on where the line ends, so that its bar ends in an arrow. */
  goesOn?: true;
  /** Until where there is time to spare after it. */
  spareTo?: number;
  /** Where it pauses. */
  gaps?: readonly (readonly [from: number, to: number])[];
  /** When, in words. */
  text: Text;
};
