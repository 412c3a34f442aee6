// What the welcome page tells first: one fact that decides a family's move, as every guide gives its facts.
import type { Fact } from '@/facts/types';
import { SCREENING_FIRST_TITLE, SCREENING_FIRST_URL } from './shared-sources';

export const oneTrueThing = {
  fact: {
    value: 'Don’t ship, sell or end a lease until your family’s travel is approved.',
    source: { title: SCREENING_FIRST_TITLE, url: SCREENING_FIRST_URL },
    checkedOn: '2026-11-23',
  },
  why: 'Go ahead too soon, and you may serve the tour without them. Start the screening the day you’re notified.',
  guide: '/pcs-toolkit/family-orders',
} as const satisfies { fact: Fact; why: string; guide: string };
