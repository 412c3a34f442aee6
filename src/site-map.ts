// Every page of the site, one row each. To add a page: a row here, its data in guides/, its route in routes/.

export const navGroups = ['Main Navigation', 'PCS TOOLS', 'HOUSING TOOLS', 'SUPPORT'] as const;

export type NavGroup = (typeof navGroups)[number];

type Page = {
  path: `/${string}`;
  /** The page's h1 and the first part of its document title. */
  title: string;
  /** The side menu's label, where the title is too long for it. */
  menuLabel?: string;
  description: string;
  /** Its name in components/ui/icon-names.ts. */
  icon: string;
  /** Absent: the page is reached from other pages, not from the side menu. */
  group?: NavGroup;
  /** `doing` pages start their script as soon as the text is painted; the others wait for a quiet moment. */
  kind: 'reading' | 'doing';
};

const siteMap = [
  {
    path: '/',
    title: 'Paradise PCS',
    menuLabel: 'Home',
    description:
      'A free, veteran-built guide to a PCS move to Hawaii: a checklist that remembers, and plain answers on pets, cars, storage, schools and homes.',
    icon: 'house',
    group: 'Main Navigation',
    kind: 'reading',
  },
  {
    path: '/welcome',
    title: 'Welcome to Paradise PCS',
    menuLabel: 'Welcome',
    description:
      'A short welcome film, who is behind the site and why, and where to start your PCS move to Hawaii.',
    icon: 'hand',
    group: 'Main Navigation',
    kind: 'doing',
  },
  {
    path: '/pcs-toolkit/hawaii-checklist',
    title: 'Hawaii PCS Checklist',
    menuLabel: 'PCS Checklist',
    description:
      'The 20 things to do for a PCS move to Hawaii, in order, with the office that helps. Sign in and your progress is saved.',
    icon: 'clipboard-list',
    group: 'PCS TOOLS',
    kind: 'doing',
  },
  {
    path: '/pcs-toolkit/pet-travel',
    title: 'Pet Travel to Hawaii',
    menuLabel: 'Pet Travel',
    description:
      'How to bring a dog or cat to Hawaii without a long quarantine: what to start 4 to 6 months ahead, papers, fees and what is paid back.',
    icon: 'paw-print',
    group: 'PCS TOOLS',
    kind: 'reading',
  },
  {
    path: '/pcs-toolkit/firearms-pcs',
    title: 'Firearms and a Hawaii PCS',
    menuLabel: 'Firearms',
    description:
      'How to bring and register firearms in Hawaii: the deadline, papers, fees, what is prohibited, travel rules and base rules.',
    icon: 'shield-alert',
    group: 'PCS TOOLS',
    kind: 'reading',
  },
  {
    path: '/pcs-toolkit/vehicle-shipping',
    title: 'Vehicle Shipping',
    description:
      'Which vehicles the government ships, how to ship another one, prices and transit times by port, and what to do after it arrives.',
    icon: 'car',
    group: 'PCS TOOLS',
    kind: 'reading',
  },
  {
    path: '/pcs-toolkit/boat-shipping',
    title: 'Boat Shipping',
    description:
      'Shipping a boat to Hawaii: cost, how far ahead to book, ways to ship, preparation, inspections and state registration.',
    icon: 'sailboat',
    group: 'PCS TOOLS',
    kind: 'reading',
  },
  {
    path: '/pcs-toolkit/storage-facilities',
    title: 'Storage Facilities',
    description:
      'Three places to store household goods on Oahu with military discounts, what the government may store for free, and how to keep things dry.',
    icon: 'warehouse',
    group: 'PCS TOOLS',
    kind: 'reading',
  },
  {
    path: '/pcs-toolkit/hawaii-schools',
    title: 'Hawaii Schools',
    menuLabel: 'Schools',
    description:
      'Find a school in Hawaii: how the one statewide district works, four search tools, help for military families and the number to call.',
    icon: 'graduation-cap',
    group: 'PCS TOOLS',
    kind: 'reading',
  },
  {
    path: '/pcs-toolkit/hawaii-crime-safety',
    title: 'Crime and Safety in Hawaii',
    menuLabel: 'Crime and Safety',
    description:
      'How to look up crime and safety for a neighborhood in Hawaii: five sources, what to ask, and what to look at before you sign a lease.',
    icon: 'shield-check',
    group: 'PCS TOOLS',
    kind: 'reading',
  },
  {
    path: '/pcs-toolkit/tla-hotels',
    title: 'TLA Hotels',
    description:
      'Eight TLA-approved hotels on Oahu with phone, pet rules and fees, and how the Temporary Lodging Allowance works.',
    icon: 'bed-double',
    group: 'PCS TOOLS',
    kind: 'reading',
  },
  {
    path: '/housing/va-homes',
    title: 'VA Homes in Hawaii',
    menuLabel: 'VA Homes',
    description:
      'Homes for VA buyers on Oahu and the neighbor islands: searches by area and by base, market by island, and lenders.',
    icon: 'house',
    group: 'HOUSING TOOLS',
    kind: 'reading',
  },
  {
    path: '/housing/verified-rentals',
    title: 'Verified Rentals',
    description:
      'How to find a real rental in Hawaii and not a scam: popular areas near the bases, an eight-point check and five places to look.',
    icon: 'key-square',
    group: 'HOUSING TOOLS',
    kind: 'reading',
  },
  {
    path: '/housing/va-assumptions',
    title: 'VA Loan Assumptions',
    menuLabel: 'VA Assumptions',
    description:
      'Taking over a seller’s VA loan in Hawaii: what it saves, what it risks, the eight steps, and where to find such homes.',
    icon: 'hand-coins',
    group: 'HOUSING TOOLS',
    kind: 'reading',
  },
  {
    path: '/housing/gap-lenders',
    title: 'GAP Lenders',
    description:
      'How GAP financing covers the difference between the price and an assumed VA loan, what it costs, and three lenders to call.',
    icon: 'landmark',
    group: 'HOUSING TOOLS',
    kind: 'reading',
  },
  {
    path: '/housing/base-housing',
    title: 'Base Housing in Hawaii',
    menuLabel: 'Base Housing',
    description:
      'On-base housing at four Hawaii installations: housing types, units, waitlists, amenities and the number to call.',
    icon: 'building',
    group: 'HOUSING TOOLS',
    kind: 'reading',
  },
  {
    path: '/housing/new-construction',
    title: 'New Construction in Hawaii',
    menuLabel: 'New Construction',
    description:
      'Buying a newly built home in Hawaii: the 1% credit toward closing costs, how long it takes, and what to expect.',
    icon: 'hard-hat',
    group: 'HOUSING TOOLS',
    kind: 'reading',
  },
  {
    path: '/calculators/assumption-cruncher',
    title: 'VA Loan Assumption Cruncher',
    menuLabel: 'Assumption Cruncher',
    description:
      'Compare taking over a seller’s VA loan with a new loan: monthly payments, GAP financing, lifetime savings and what you really pay.',
    icon: 'calculator',
    group: 'HOUSING TOOLS',
    kind: 'doing',
  },
  {
    path: '/calculators/credit',
    title: 'Veterans Home Program Credit',
    menuLabel: 'Credit Calculator',
    description:
      'See the Veterans Home Program credit for a home price: $500 for every $100,000 of the sales price.',
    icon: 'badge-percent',
    group: 'HOUSING TOOLS',
    kind: 'doing',
  },
  {
    path: '/programs',
    title: 'Veterans Home Program Benefits',
    menuLabel: 'Program Benefits',
    description:
      'What the Veterans Home Program offers: a credit at closing, a new construction credit and property management at 8% instead of 10%.',
    icon: 'handshake',
    group: 'HOUSING TOOLS',
    kind: 'reading',
  },
  {
    path: '/contact',
    title: 'Contact a Sponsor',
    description:
      'Ask a Veterans Home Program sponsor about your PCS move to Hawaii, by form, phone or e-mail.',
    icon: 'message-circle',
    group: 'SUPPORT',
    kind: 'doing',
  },
  {
    path: '/resources',
    title: 'Resources',
    description:
      'The tools of this site in one place: the PCS app, calculators, homes, rentals, hotels and a checklist to print.',
    icon: 'life-buoy',
    group: 'SUPPORT',
    kind: 'reading',
  },
  {
    path: '/member-forum',
    title: 'Member Forum',
    description:
      'A preview of the member forum: categories, recent questions and community guidelines for families moving to Hawaii.',
    icon: 'users',
    group: 'SUPPORT',
    kind: 'reading',
  },
  {
    path: '/suggestion-box',
    title: 'Suggestion Box',
    description:
      'Tell us what would make a PCS move to Hawaii easier: what other families asked for, and what comes next.',
    icon: 'lightbulb',
    kind: 'doing',
  },
  {
    path: '/auth',
    title: 'Veterans Home Program',
    description:
      'Sign in or sign up for a free account, so that your PCS checklist is saved on every device.',
    icon: 'key-round',
    kind: 'doing',
  },
] as const satisfies readonly Page[];

export type AppPath = (typeof siteMap)[number]['path'];
export type SitePage = Page & { path: AppPath; icon: (typeof siteMap)[number]['icon'] };

export const pages: readonly SitePage[] = siteMap;

/** The page at an address; a trailing slash does not matter. Undefined when there is none. */
export function findPage(pathname: string): SitePage | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return pages.find((page) => page.path === path);
}

/** What the side menu, and a link in a line of text, call a page. */
export function menuLabel(page: SitePage): string {
  return page.menuLabel ?? page.title;
}

export function documentTitle(page: SitePage | undefined): string {
  if (!page) return 'Page not found · Paradise PCS';
  return page.path === '/' ? 'Paradise PCS: helping you PCS to paradise' : `${page.title} · Paradise PCS`;
}
