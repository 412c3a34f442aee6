// Every page of the site. To add one: a row here, its folder in routes/ under the name of its path, and its drawing in
// public/scenes/.

import { site } from './operator/site';

export const navGroups = ['Main Navigation', 'PCS TOOLS', 'HOUSING TOOLS', 'More guides', 'SUPPORT'] as const;

export type NavGroup = (typeof navGroups)[number];

type Page = {
  path: `/${string}`;
  /** The h1, and the first part of the document title. */
  title: string;
  /** For the side menu, when the title is too long. */
  menuLabel?: string;
  /** A name in ui/icon-names.ts. */
  icon: string;
  /** Pages without a group aren't in the side menu. */
  group?: NavGroup;
  /** It loads its script right after the first paint; the others when the browser is idle. */
  isInteractive?: true;
};

/** Without a home program, its pages only say so. */
const inMenuWithProgram = site.program ? ({ group: 'HOUSING TOOLS' } as const) : {};

const siteMap = [
  {
    path: '/',
    title: site.name,
    menuLabel: 'Home',
    icon: 'house',
    group: 'Main Navigation',
  },
  {
    path: '/welcome',
    title: `Welcome to ${site.name}`,
    menuLabel: 'Welcome',
    icon: 'hand',
    group: 'Main Navigation',
    isInteractive: true,
  },
  {
    path: '/pcs-toolkit/hawaii-checklist',
    title: 'PCS Checklist',
    menuLabel: 'PCS Checklist',
    icon: 'clipboard-list',
    group: 'PCS TOOLS',
    isInteractive: true,
  },
  {
    path: '/pcs-toolkit/pet-travel',
    title: 'Pet Travel to Hawaii',
    menuLabel: 'Pet Travel',
    icon: 'paw-print',
    group: 'PCS TOOLS',
  },
  {
    path: '/pcs-toolkit/firearms-pcs',
    title: 'Firearms and a Hawaii PCS',
    menuLabel: 'Firearms',
    icon: 'shield-alert',
    group: 'PCS TOOLS',
  },
  {
    path: '/pcs-toolkit/vehicle-shipping',
    title: 'Vehicle Shipping',
    icon: 'car',
    group: 'PCS TOOLS',
  },
  {
    path: '/pcs-toolkit/boat-shipping',
    title: 'Boat Shipping',
    icon: 'sailboat',
    group: 'PCS TOOLS',
  },
  {
    path: '/pcs-toolkit/storage-facilities',
    title: 'Storage Facilities',
    icon: 'warehouse',
    group: 'PCS TOOLS',
  },
  {
    path: '/pcs-toolkit/hawaii-schools',
    title: 'Hawaii Schools',
    menuLabel: 'Schools',
    icon: 'graduation-cap',
    group: 'PCS TOOLS',
  },
  {
    path: '/pcs-toolkit/hawaii-crime-safety',
    title: 'Crime and Safety in Hawaii',
    menuLabel: 'Crime and Safety',
    icon: 'shield-check',
    group: 'PCS TOOLS',
  },
  {
    path: '/pcs-toolkit/tla-hotels',
    title: 'TLA Hotels',
    icon: 'bed-double',
    group: 'PCS TOOLS',
  },
  {
    path: '/housing/va-homes',
    title: 'VA Homes in Hawaii',
    menuLabel: 'VA Homes',
    icon: 'house',
    group: 'HOUSING TOOLS',
  },
  {
    path: '/housing/verified-rentals',
    title: 'Verified Rentals',
    icon: 'key-square',
    group: 'HOUSING TOOLS',
  },
  {
    path: '/housing/va-assumptions',
    title: 'VA Loan Assumptions',
    menuLabel: 'VA Assumptions',
    icon: 'hand-coins',
    group: 'HOUSING TOOLS',
  },
  {
    path: '/housing/gap-lenders',
    title: 'GAP Lenders',
    icon: 'landmark',
    group: 'HOUSING TOOLS',
  },
  {
    path: '/housing/base-housing',
    title: 'Base Housing in Hawaii',
    menuLabel: 'Base Housing',
    icon: 'building',
    group: 'HOUSING TOOLS',
  },
  {
    path: '/housing/new-construction',
    title: 'New Construction in Hawaii',
    menuLabel: 'New Construction',
    icon: 'hard-hat',
    group: 'HOUSING TOOLS',
  },
  {
    path: '/calculators/assumption-cruncher',
    title: 'VA Loan Assumption Cruncher',
    menuLabel: 'Assumption Cruncher',
    icon: 'calculator',
    group: 'HOUSING TOOLS',
    isInteractive: true,
  },
  {
    path: '/calculators/credit',
    title: site.program ? `${site.program.name} Credit` : 'Home Credit',
    menuLabel: 'Credit Calculator',
    icon: 'badge-percent',
    ...inMenuWithProgram,
    isInteractive: true,
  },
  {
    path: '/programs',
    title: site.program ? `${site.program.name} Benefits` : 'Home Programs',
    menuLabel: 'Program Benefits',
    icon: 'handshake',
    ...inMenuWithProgram,
  },
  {
    path: '/pcs-toolkit/family-orders',
    title: 'Is Your Family on the Orders?',
    menuLabel: 'Family on Orders',
    icon: 'plane',
    group: 'More guides',
  },
  {
    path: '/pcs-toolkit/child-care',
    title: 'Child Care in Hawaii',
    menuLabel: 'Child Care',
    icon: 'baby',
    group: 'More guides',
  },
  {
    path: '/pcs-toolkit/health-care',
    title: 'Health Care in Hawaii',
    menuLabel: 'Health Care',
    icon: 'heart-pulse',
    group: 'More guides',
  },
  {
    path: '/pcs-toolkit/spouse-work',
    title: 'Spouse Jobs in Hawaii',
    menuLabel: 'Spouse Jobs',
    icon: 'briefcase',
    group: 'More guides',
  },
  {
    path: '/calculators/first-60-days',
    title: 'The First 60 Days: Cash You Need',
    menuLabel: 'First 60 Days',
    icon: 'wallet',
    group: 'More guides',
    isInteractive: true,
  },
  {
    path: '/pcs-toolkit/cost-of-living',
    title: 'Cost of Living in Hawaii',
    menuLabel: 'Cost of Living',
    icon: 'coins',
    group: 'More guides',
    isInteractive: true,
  },
  {
    path: '/housing/veterans-who-stay',
    title: 'Veterans Who Stay in Hawaii',
    menuLabel: 'Veterans Who Stay',
    icon: 'flag',
    group: 'More guides',
  },
  {
    path: '/contact',
    title: 'Contact a Sponsor',
    icon: 'message-circle',
    group: 'SUPPORT',
    isInteractive: true,
  },
  {
    path: '/resources',
    title: 'Resources',
    icon: 'life-buoy',
    group: 'SUPPORT',
  },
  {
    path: '/member-forum',
    title: 'Member Forum',
    icon: 'users',
    group: 'SUPPORT',
  },
  {
    path: '/suggestion-box',
    title: 'Suggestion Box',
    icon: 'lightbulb',
    isInteractive: true,
  },
  {
    path: '/auth',
    title: site.program?.name ?? 'Your Account',
    icon: 'key-round',
    isInteractive: true,
  },
] as const satisfies readonly Page[];

export type AppPath = (typeof siteMap)[number]['path'];
export type SitePage = Page & { path: AppPath; icon: (typeof siteMap)[number]['icon'] };

export const pages: readonly SitePage[] = siteMap;

/** Returns a path without the .html, /index or trailing slash that some hosts also serve. */
export function cleanPath(pathname: string): string {
  return pathname.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
}

/** Returns the page at a path, in any form that `cleanPath` accepts. Undefined when there is none. */
export function findPage(pathname: string): SitePage | undefined {
  const path = cleanPath(pathname);
  return pages.find((page) => page.path === path);
}

/** Returns a page's short name, for the side menu and inline links. */
export function menuLabel(page: SitePage): string {
  return page.menuLabel ?? page.title;
}

export function documentTitle(page: SitePage | undefined): string {
  if (!page) return `Page not found · ${site.name}`;
  if (page.path !== '/') return `${page.title} · ${site.name}`;
  return `${site.name}: ${site.tagline.charAt(0).toLowerCase()}${site.tagline.slice(1)}`;
}
