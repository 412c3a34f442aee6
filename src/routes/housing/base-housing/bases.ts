// The four bases in the base housing guide. To change one, edit its card and keep the source; its wait is in bases.ts, its
// phones in base-offices.ts. The waits and unit counts are planning figures without a published source.

import { type BaseId, baseName, bases, entriesByBase } from '@/facts/bases';
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Fact, OfficePhone, Source, Text, WebLink } from '@/facts/types';
import { COAST_GUARD_CHECK_IN, islandPalmGuidelines } from '@/guides/arrival-rules';
import { housingPhones, officeSources } from '@/guides/base-offices';
import { islandPalm } from '@/guides/housing-sources';
import { armySchools, stateMilitaryFamilies } from '@/guides/school-sources';
import { ISLAND_PALM_HOMES_URL, KANEOHE_HOUSING_URL } from '@/guides/websites';
import { type BasePlace, basePlaces } from '@/maps/places';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');

export const baseSources = {
  ...officeSources,
  program: unpublished.program,
  islandPalm: islandPalmGuidelines,
  schools: stateMilitaryFamilies,
  schofieldSchools: armySchools,
  armySize: islandPalm,
} as const satisfies Record<string, Source>;

type Card = {
  name: string;
  branch: string;
  /** A base without a card of its own, whose families call here. */
  serves?: BaseId;
  /** What its families must know before they apply. */
  firstRule: Text;
  location: Text;
  housing: { onBase: Text; units: Fact; amenities: readonly Text[] };
  contact: { address?: Fact; websites: readonly WebLink[] };
};

export type BaseHousing = Card & {
  id: BaseId;
  shortName: string;
  at: BasePlace;
  /** From and to. Missing where the wait varies. */
  waitMonths?: readonly [number, number];
  housing: Card['housing'] & { waitlist: Fact };
  contact: Card['contact'] & { phones: readonly OfficePhone[] };
};

const cards: Record<BaseId, Card | null> = {
  'pearl-harbor-hickam': {
    name: baseName('pearl-harbor-hickam'),
    branch: 'Navy and Air Force',
    firstRule: read('Call the housing office: the Navy’s online form (HEAT) doesn’t put you on the list.', baseSources.waitlist),
    location: 'Beside Honolulu’s airport, with Ford Island',
    housing: {
      onBase: read('Houses, duplexes and townhomes, some historic. Hickam Communities runs the Air Force side, Ohana the Navy side.', baseSources.waitlist),
      units: read('1,200+', baseSources.program),
      amenities: ['Community centers, pools and playgrounds', 'Commissary, exchange and clinics', 'Beaches and a marina', read('Schools at the gate: Hickam, Mokulele, Nimitz', baseSources.schools)],
    },
    contact: {
      address: read('Air Force office: Building 6500, 200 Kokomalei Street, HI 96818; Monday to Friday 0730-1600', baseSources.airForce),
      websites: [
        { label: 'Hickam Communities', url: 'https://www.hickamcommunities.com' },
        {
          label: 'Hunt Military Communities (Ohana)',
          url: 'https://www.huntmilitarycommunities.com',
        },
      ],
    },
  },
  schofield: {
    name: `${baseName('schofield')} Army Airfield`,
    branch: 'Army',
    serves: 'shafter',
    firstRule: read(
      'The Army has two lists, and you can be on only one. North is Schofield, Wheeler and Helemano; south is Aliamanu, Fort Shafter, Tripler and Red Hill. You need 12 months left on your tour.',
      baseSources.islandPalm,
    ),
    location: 'Next to Wahiawa, about 20 miles from Honolulu',
    housing: {
      onBase: latest.read('Family homes, new and renovated, run by Island Palm. All Army sites on Oahu: more than 7,579 homes.', baseSources.armySize),
      units: read('800+', baseSources.program),
      amenities: [
        'Community centers with pools, and playgrounds',
        'Commissary, exchange and Army Community Service',
        read('Schools on post: Hale Kula (Inouye), Solomon, Wheeler', baseSources.schofieldSchools),
      ],
    },
    contact: {
      websites: [{ label: 'Island Palm Communities', url: ISLAND_PALM_HOMES_URL }],
    },
  },
  // Its families apply at the Army's office too: see Schofield.
  shafter: null,
  kaneohe: {
    name: `${baseName('kaneohe')}, Kaneohe Bay`,
    branch: 'Marine Corps, with Navy tenants',
    firstRule: read('See the TLA office before you sign a lease. Otherwise you can lose TLA.', baseSources.kaneohe),
    location: 'Mokapu Peninsula, near Kaneohe and Kailua',
    housing: {
      onBase: 'Family homes, run by Ohana. Neighborhoods: Mololani, Ulupau, Heleloa; also Camp Smith and Manana.',
      units: read('600+', baseSources.program),
      amenities: ['Community centers, pools and playgrounds', 'Exchange, commissary and beaches', 'Child development center'],
    },
    contact: {
      address: read('1571 Lawrence Road, HI 96863; weekdays 0730-1530, Wednesday until 1400', baseSources.mcbhApply),
      websites: [
        {
          label: 'MCBH Family Housing',
          url: KANEOHE_HOUSING_URL,
        },
        { label: 'Ohana Marine family housing', url: 'https://www.ohanamarinefamilyhousing.com' },
      ],
    },
  },
  'coast-guard': {
    name: `U.S. ${baseName('coast-guard')}`,
    branch: 'Coast Guard',
    firstRule: read(`Apply with form CG-5267. When you land, ${COAST_GUARD_CHECK_IN}.`, baseSources.coastGuard),
    location: read('Sand Island, Honolulu Harbor', baseSources.coastGuard),
    housing: {
      onBase: read('Family homes at Red Hill (Kia‘i Kai Hale), run by Island Palm.', baseSources.coastGuard),
      units: read('50+', baseSources.program),
      amenities: ['Island Palm’s resident services at Red Hill', 'Exchange and clinic at Base Honolulu', 'The other services’ facilities'],
    },
    contact: {
      websites: [{ label: 'Island Palm Communities', url: ISLAND_PALM_HOMES_URL }],
    },
  },
};

export const baseHousing: readonly BaseHousing[] = entriesByBase(cards).map(([id, { housing, contact, ...card }]) => ({
  ...card,
  id,
  ...waitOf(id),
  shortName: bases[id].shortName,
  at: basePlaces[id],
  housing: { ...housing, waitlist: read(waitInWords(id), baseSources.program) },
  contact: { ...contact, phones: housingPhones[id] },
}));

function waitOf(id: BaseId): { waitMonths?: readonly [number, number] } {
  const base = bases[id];
  return 'waitMonths' in base ? { waitMonths: base.waitMonths } : {};
}

function waitInWords(id: BaseId): string {
  return waitOf(id).waitMonths?.join('-').concat(' months') ?? 'Varies';
}
