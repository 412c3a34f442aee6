// The home page: its text, its eight quick links in order, and the bases most families move to.

import { type BaseId, baseName, entriesByBase } from '@/facts/bases';
import type { WebLink } from '@/facts/types';
import { ISLAND_PALM_HOMES_URL, KANEOHE_HOUSING_URL, PEARL_HARBOR_HOUSING_URL } from '@/guides/websites';
import { type BasePlace, basePlaces } from '@/maps/places';
import type { AppPath } from '@/site-map';

export type Tile = { path: AppPath; title: string; text: string };

export const tiles: readonly Tile[] = [
  {
    path: '/pcs-toolkit/hawaii-checklist',
    title: 'PCS Checklist',
    text: 'The 20 things to do, and when',
  },
  {
    path: '/housing/verified-rentals',
    title: 'Verified Rentals',
    text: 'Rents near your base, and how to spot a scam',
  },
  {
    path: '/pcs-toolkit/hawaii-schools',
    title: 'School Finder',
    text: 'Look up the school for your address',
  },
  {
    path: '/pcs-toolkit/vehicle-shipping',
    title: 'Vehicle Shipping',
    text: 'Who ships your car, and who pays',
  },
  {
    path: '/pcs-toolkit/pet-travel',
    title: 'Pet PCS Guide',
    text: 'How to avoid the long quarantine',
  },
  {
    path: '/housing/va-homes',
    title: 'VA Homes',
    text: 'Homes by area, and what BAH covers',
  },
  {
    path: '/calculators/assumption-cruncher',
    title: 'Assumption Cruncher',
    text: 'Can a seller’s loan save you money?',
  },
  {
    path: '/contact',
    title: 'Contact Sponsor',
    text: 'Write to a sponsor, or see who to call',
  },
];

/** What the tiles leave out, after the bases. */
export const moreGuides = [
  { path: '/pcs-toolkit/family-orders', icon: 'plane', label: 'Family on orders' },
  { path: '/pcs-toolkit/child-care', icon: 'baby', label: 'Child care' },
  { path: '/pcs-toolkit/health-care', icon: 'heart-pulse', label: 'Health care' },
  { path: '/pcs-toolkit/spouse-work', icon: 'briefcase', label: 'Spouse jobs' },
  { path: '/pcs-toolkit/cost-of-living', icon: 'coins', label: 'Cost of living' },
  { path: '/pcs-toolkit/tla-hotels', icon: 'bed-double', label: 'Hotels' },
  { path: '/pcs-toolkit/firearms-pcs', icon: 'shield-alert', label: 'Firearms' },
  { path: '/pcs-toolkit/storage-facilities', icon: 'warehouse', label: 'Storage' },
] as const;

export type PopularBase = {
  name: string;
  at: BasePlace;
  about: string;
  /** Its row in the base housing guide. */
  housing: `/housing/base-housing#${BaseId}`;
  info: WebLink;
  map: WebLink;
};

const popular: Record<BaseId, Omit<PopularBase, 'name' | 'at'> | null> = {
  'pearl-harbor-hickam': {
    about: 'Navy and Air Force, beside Honolulu’s airport',
    housing: '/housing/base-housing#pearl-harbor-hickam',
    info: {
      label: 'Housing office site',
      url: PEARL_HARBOR_HOUSING_URL,
    },
    map: {
      label: 'Map',
      url: 'https://www.google.com/maps/search/?api=1&query=Joint+Base+Pearl+Harbor-Hickam',
    },
  },
  schofield: {
    about: 'Army, in central Oahu, next to Wahiawa',
    housing: '/housing/base-housing#schofield',
    info: { label: 'Housing office site', url: ISLAND_PALM_HOMES_URL },
    map: {
      label: 'Map',
      url: 'https://www.google.com/maps/search/?api=1&query=Schofield+Barracks+Hawaii',
    },
  },
  kaneohe: {
    about: 'Marine Corps, at Kaneohe Bay on the windward side',
    housing: '/housing/base-housing#kaneohe',
    info: {
      label: 'Housing office site',
      url: KANEOHE_HOUSING_URL,
    },
    map: {
      label: 'Map',
      url: 'https://www.google.com/maps/search/?api=1&query=Marine+Corps+Base+Hawaii',
    },
  },
  shafter: {
    about: 'Army, in Honolulu',
    // Its families apply at Schofield's office.
    housing: '/housing/base-housing#schofield',
    info: { label: 'Housing office site', url: ISLAND_PALM_HOMES_URL },
    map: { label: 'Map', url: 'https://www.google.com/maps/search/?api=1&query=Fort+Shafter+Hawaii' },
  },
  'coast-guard': null,
};

export const popularBases: readonly PopularBase[] = entriesByBase(popular).map(([id, base]) => ({
  name: baseName(id),
  at: basePlaces[id],
  ...base,
}));

export const homeIntro = {
  title: 'Your PCS to Hawaii, one calm step at a time',
  lead: 'Free, and veteran-built.',
  promises: [
    {
      icon: 'shield-check',
      text: 'Every guide shows where its prices and rules come from and when we checked. If we couldn’t confirm something, we say so.',
    },
    { icon: 'users', text: 'No ads. You only need an account to save your checklist.' },
    {
      icon: 'circle-check',
      text: 'Works on a phone, on a slow connection, and offline.',
    },
  ],
} as const;
