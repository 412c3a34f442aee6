// The eight areas in the crime and safety guide, for its map: in the order of their police districts, so that the number on
// the map is the district's. What to look up in each. It ranks none of them.

import type { Source } from '@/facts/types';
import type { Point } from '@/maps/geo';
import { towns } from '@/maps/places';

export const policeDashboard = {
  title: 'Honolulu Star-Advertiser, November 2023: police data dashboard',
  by: 'other',
  issued: '2023-11',
  readOn: '2026-11-30',
  url: 'https://staradvertiser.com/?p=1289826',
} as const satisfies Source;

export type Area = {
  name: string;
  /** The middle of one of its towns. */
  at: Point;
  lookUp: string;
  policeDistrict: string;
};

export const areas: readonly Area[] = [
  {
    name: 'Downtown, Kakaako, Makiki',
    at: towns.honolulu,
    lookUp: 'Tsunami and flood zones near the harbor; where you’d park',
    policeDistrict: 'District\u00a01',
  },
  {
    name: 'Mililani, Wahiawa, North Shore',
    at: towns.wahiawa,
    lookUp: 'High-surf and flood notices on the coast',
    policeDistrict: 'District\u00a02',
  },
  {
    name: 'Aiea, Pearl City, Waipahu',
    at: towns.pearlCity,
    lookUp: 'Tsunami zone around Pearl Harbor',
    policeDistrict: 'District\u00a03',
  },
  {
    name: 'Kaneohe, Kailua, Kahuku side',
    at: towns.kaneohe,
    lookUp: 'Tsunami zone; stream flooding',
    policeDistrict: 'District\u00a04',
  },
  {
    name: 'Kalihi, Moanalua, Salt Lake',
    at: towns.kalihi,
    lookUp: 'Tsunami zone on the harbor side; stream flooding; airport and highway noise; on the police map, whether Moanalua and Salt Lake are in this district',
    policeDistrict: 'District\u00a05',
  },
  {
    name: 'Waikiki',
    at: towns.waikiki,
    lookUp: 'Tsunami zone; whether the building’s plan is to leave or go to a higher floor',
    policeDistrict: 'District\u00a06',
  },
  {
    name: 'Hawaii Kai to Manoa',
    at: towns.eastHonolulu,
    lookUp: 'Tsunami zone on the shore; hillside and stream hazards',
    policeDistrict: 'District\u00a07, East Honolulu',
  },
  {
    name: 'Ewa Beach, Kapolei, Waianae coast',
    at: towns.kapolei,
    lookUp: 'Tsunami zone on the shore; one main road along the Waianae coast',
    policeDistrict: 'District\u00a08',
  },
];
