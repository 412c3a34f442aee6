// The bases on Oahu. To add one, add its row here: the checklist asks about it, and the files that hold something for
// every base (phones in base-offices.ts, cards, searches and links) don't compile until each has an entry for it.

import type { Service } from './services';

type Base = {
  /** What the base is made of. */
  places: readonly [string, ...string[]];
  /** The name in running text. */
  shortName: string;
  /** The services stationed there. */
  services: readonly [Service, ...Service[]];
  /** The wait for base housing, from and to, that our list has. Missing when it lists none. */
  waitMonths?: readonly [number, number];
};

/** By id, which families' browsers and accounts store: never change one. */
export const bases = {
  'pearl-harbor-hickam': {
    places: ['Joint Base Pearl Harbor-Hickam'],
    shortName: 'Pearl Harbor-Hickam',
    services: ['navy', 'air-force'],
    waitMonths: [6, 18],
  },
  schofield: {
    places: ['Schofield Barracks', 'Wheeler'],
    shortName: 'Schofield',
    services: ['army'],
    waitMonths: [3, 12],
  },
  shafter: { places: ['Fort Shafter', 'Tripler'], shortName: 'Fort Shafter', services: ['army'] },
  kaneohe: {
    places: ['Marine Corps Base Hawaii'],
    shortName: 'Kaneohe Bay',
    services: ['marine-corps'],
    waitMonths: [4, 15],
  },
  'coast-guard': {
    places: ['Coast Guard Base Honolulu'],
    shortName: 'Coast Guard Base Honolulu',
    services: ['coast-guard'],
  },
} as const satisfies Record<string, Base>;

export type BaseId = keyof typeof bases;

export const baseIds = Object.keys(bases) as BaseId[];

/** The islands without a base of these: a few units are there, most of them the Coast Guard's. By id, as above. */
export const otherIslands = { kauai: 'Kauai', maui: 'Maui', hawaii: 'Big Island' } as const;

export type OtherIsland = keyof typeof otherIslands;

/** Where a family is stationed: a base on Oahu, or another island. */
export type Station = BaseId | OtherIsland;

export const stationIds: readonly Station[] = [...baseIds, ...(Object.keys(otherIslands) as OtherIsland[])];

export function isOtherIsland(station: Station | undefined): station is OtherIsland {
  return station !== undefined && station in otherIslands;
}

/** Returns a station as the guides know it: a base, or the island instead. */
export function ownPlace(station: Station | undefined): { base?: BaseId | undefined; island?: OtherIsland | undefined } {
  return isOtherIsland(station) ? { island: station } : { base: station };
}

/** Returns a station's name in running text: “Schofield”, “the Big Island”. */
export function stationName(station: Station): string {
  if (station === 'hawaii') return `the ${otherIslands.hawaii}`;
  return isOtherIsland(station) ? otherIslands[station] : bases[station].shortName;
}

/** The bases whose wait our list has. */
export const basesWithWait = Object.values(bases).filter((base) => 'waitMonths' in base);

/** Returns a base's name as a heading has it: “Fort Shafter and Tripler”. */
export function baseName(id: BaseId): string {
  return bases[id].places.join(' and ');
}

/** Returns the answer of a family stationed there: “Fort Shafter or Tripler”. */
export function baseAsAnswer(id: BaseId): string {
  return bases[id].places.join(' or ');
}

/** Returns what a page says about each base, in its own order, without those it leaves out with null. */
export function entriesByBase<Entry>(entries: Record<BaseId, Entry | null>): [id: BaseId, entry: Entry][] {
  return (Object.keys(entries) as BaseId[]).flatMap((id) => {
    const entry = entries[id];
    return entry === null ? [] : [[id, entry]];
  });
}
