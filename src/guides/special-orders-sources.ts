// The sources of what differs for reservists, two who serve, single parents and civilians, on several pages.
import type { Source } from '@/facts/types';

export const dodBahQuestions = {
  title: 'DoD: questions about BAH',
  by: 'government',
  issued: 'undated',
  url: 'https://www.travel.dod.mil/Support/ALL-FAQs/Article/2978684/bah-eligibility/',
} as const satisfies Source;

export const hickamCivilians = {
  title: 'Hawaii News Now: civilians at Joint Base Pearl Harbor-Hickam',
  by: 'other',
  issued: '2023-11',
  url: 'https://www.hawaiinewsnow.com/2023/11/17/civilians-joint-base-pearl-harbor-hickam-say-big-rent-hikes-may-price-them-off-base/',
} as const satisfies Source;
