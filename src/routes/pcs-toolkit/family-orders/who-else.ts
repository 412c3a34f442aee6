// A member who goes alone, family that goes home early, and a parent who comes along, for the guide to family orders.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { dodBahQuestions } from '@/guides/shared-sources';

const { read } = factsCheckedOn('2026-11-30');

const sources = {
  dodBahQuestions,
  livingApart: {
    title: 'Military.com: housing allowances when living apart',
    by: 'other',
    issued: '2016-01',
    url: 'https://www.military.com/paycheck-chronicles/2016/01/21/housing-allowances-living-apart',
  },
  earlyReturn: { title: '25th Infantry Division and U.S. Army, Hawaii: early return of dependents', by: 'government', issued: 'undated', unlinked: 'copy' },
  parents: {
    title: 'DFAS: secondary dependency, parents',
    by: 'government',
    issued: 'undated',
    url: 'https://www.dfas.mil/MilitaryMembers/SecondaryDependency/SDC/Secondary-Dependency-Parents/',
  },
  parentBenefits: {
    title: 'MOAA: making your parents your military dependents',
    by: 'other',
    issued: '2021-06',
    url: 'https://www.moaa.org/content/publications-and-media/news-articles/2021-news-articles/making-your-parents-your-military-dependents/',
  },
  parentPaperwork: {
    title: 'MOAA: what is a secondary dependent?',
    by: 'other',
    issued: '2024',
    url: 'https://moaa.org/content/publications-and-media/news-articles/2024-news-articles/finance/what-is-a-secondary-dependent',
  },
} as const satisfies Record<string, Source>;

const alone: readonly Text[] = [
  read('The orders let the family come, and they stay by choice: BAH is for your duty station, Hawaii, and not for where they live.', sources.livingApart),
  read('On an unaccompanied overseas tour, BAH is for the ZIP code where they live in the States. Without quarters you also get a housing allowance (FSH).', sources.dodBahQuestions),
  'Ask which kind your orders are, and how long the tour is with and without the family. Ask about family separation pay, and storage for the furniture.',
  read('Family that goes home early (Army in Hawaii): the soldier asks in writing, with the reason and proof. It takes about 14 days. Goods and a car can go, too.', sources.earlyReturn),
  'Other services: ask your command for an early return of dependents. Don’t buy tickets before the yes.',
];

const parent: readonly Text[] = [
  read('You must pay more than half of the parent’s support. Parents-in-law and stepparents count. For an ID card, the parent lives with you.', sources.parents),
  read('Once approved: an ID card, a military hospital when it has space (TRICARE Plus), travel on your PCS, and BAH with dependents.', sources.parentBenefits),
  read('Army and some of the Navy apply to DFAS: DD Form 137, or last year’s tax return that claims the parent. Other services have their own office.', sources.parentPaperwork),
  'If the answer is no, a parent may still live with you off base, at your own cost. On base, ask the housing office first.',
  'Ask whether the parent needs the screening, too. Tell Social Security and Medicare the new address.',
];

export const whoElse = { alone, parent };
