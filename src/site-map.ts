// Every page of the site, one row each. To add a page: a row here, its data in guides/, its route in routes/.
import type { LucideIcon } from 'lucide-react';
import { ClipboardList, House, KeyRound, Warehouse } from 'lucide-react';

export const navGroups = ['Main Navigation', 'PCS TOOLS', 'HOUSING TOOLS', 'SUPPORT'] as const;

export type NavGroup = (typeof navGroups)[number];

type Page = {
  path: `/${string}`;
  /** The page's h1 and the first part of its document title. */
  title: string;
  /** The side menu's label, where the title is too long for it. */
  menuLabel?: string;
  description: string;
  icon: LucideIcon;
  /** Absent: the page is reached from other pages, not from the side menu. */
  group?: NavGroup;
  /** `doing` pages start their script at once; on the others the text is painted first. */
  kind: 'reading' | 'doing';
};

export const siteMap = [
  {
    path: '/',
    title: 'Paradise PCS',
    menuLabel: 'Home',
    description:
      'A free, veteran-built guide to a PCS move to Hawaii: a checklist that remembers, and plain answers on pets, cars, storage, schools and homes.',
    icon: House,
    group: 'Main Navigation',
    kind: 'reading',
  },
  {
    path: '/pcs-toolkit/hawaii-checklist',
    title: 'Hawaii PCS Checklist',
    menuLabel: 'PCS Checklist',
    description:
      'The 20 things to do for a PCS move to Hawaii, in order, with the office that helps. Sign in and your progress is saved.',
    icon: ClipboardList,
    group: 'PCS TOOLS',
    kind: 'doing',
  },
  {
    path: '/pcs-toolkit/storage-facilities',
    title: 'Storage Facilities',
    description:
      'Three places to store household goods on Oahu with military discounts, what the government may store for free, and how to keep things dry.',
    icon: Warehouse,
    group: 'PCS TOOLS',
    kind: 'reading',
  },
  {
    path: '/auth',
    title: 'Veterans Home Program',
    description:
      'Sign in or sign up for a free account, so that your PCS checklist is saved on every device.',
    icon: KeyRound,
    kind: 'doing',
  },
] as const satisfies readonly Page[];

export type AppPath = (typeof siteMap)[number]['path'];
export type SitePage = Page & { path: AppPath };

export const pages: readonly SitePage[] = siteMap;

/** The page at an address; a trailing slash does not matter. Undefined when there is none. */
export function findPage(pathname: string): SitePage | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return pages.find((page) => page.path === path);
}

export function documentTitle(page: SitePage | undefined): string {
  if (!page) return 'Page not found · Paradise PCS';
  return page.path === '/' ? 'Paradise PCS: helping you PCS to paradise' : `${page.title} · Paradise PCS`;
}
