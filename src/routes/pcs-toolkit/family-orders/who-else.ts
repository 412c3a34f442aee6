// A member who goes alone, family that goes home early, and a parent who comes along, for the guide to family orders.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { dodBahQuestions } from '@/guides/housing-sources';
import { pearlHarborPass } from '@/guides/orders-sources';
import { PEARL_HARBOR_PASS_PHONE } from '@/guides/shared-phones';

const { read } = factsCheckedOn('2026-11-30');

const sources = {
  dodBahQuestions,
  parents: {
    title: 'DFAS: secondary dependency, parents',
    by: 'government',
    issued: 'undated',
    url: 'https://www.dfas.mil/MilitaryMembers/SecondaryDependency/SDC/Secondary-Dependency-Parents/',
  },
  colaAway: {
    title: 'Andersen Air Force Base: dependents and COLA, by the travel regulations',
    by: 'government',
    issued: 'undated',
    url: 'https://www.andersen.af.mil/News/Articles/Article/416371/status-of-dependents-can-affect-members-pay',
  },
  pearlHarborGate: pearlHarborPass,
} as const satisfies Record<string, Source>;

const alone: readonly Text[] = [
  read('If the orders let your family come and they choose to stay, BAH is for your duty station, Hawaii, not for where they live.', sources.dodBahQuestions),
  read('On an unaccompanied overseas tour, BAH is for the ZIP code where they live in the States. Without quarters you also get a housing allowance (FSH).', sources.dodBahQuestions),
  'A geo-bachelor, whose family stays elsewhere, gets a barracks room only when there’s space. Plan on renting an apartment or a room.',
  'Ask which kind your orders are, and how long the tour is with and without the family. Ask about family separation pay, and storage for the furniture.',
  read('If a dependent is in the 48 states for more than 30 days in a row, COLA drops on day 31 to the amount for those still here.', sources.colaAway),
  read('After an early return, COLA drops the day after they leave. Tell finance the date, or you’ll owe money back.', sources.colaAway),
  'If your family has to go home early, ask your command in writing for an early return of dependents, with proof. Household goods and a car can go, too. Don’t buy tickets before it’s approved.',
];

const parent: readonly Text[] = [
  read('Parents-in-law and stepparents count. For an ID card, the parent must live with you.', sources.parents),
  'Ask your personnel office who decides: DFAS does for the Army and some of the Navy. Ask what approval gets you: an ID card, care, travel, BAH.',
  'If the answer is no, a parent may still live with you off base, at your own cost. On base, ask the housing office first.',
  'Ask whether the parent needs the screening, too. Tell Social Security and Medicare the new address.',
];

const visitors: readonly Text[] = [
  read('Pearl Harbor-Hickam: an adult with a military ID may vouch for guests in the same car, but never for anyone who isn’t a U.S. citizen.', sources.pearlHarborGate),
  read(`Pearl Harbor-Hickam: before a noncitizen guest or any houseguest comes, call the Pass and ID office: ${PEARL_HARBOR_PASS_PHONE}.`, sources.pearlHarborGate),
  'Kaneohe Bay: ask the Pass and ID Center weeks ahead about a guest who isn’t a U.S. citizen, and before any guest stays overnight.',
  'Army posts: ask the visitor control center. In a base home, ask the housing office how long a guest may stay.',
];

export const whoElse = { alone, parent, visitors };
