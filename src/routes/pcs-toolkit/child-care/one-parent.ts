// The family care plan and custody, for single parents and two parents who serve. For the child care guide.
import { factsCheckedOn } from '@/facts/facts';
import type { Source, Text } from '@/facts/types';
import { dodBahQuestions } from '@/guides/shared-sources';

const { read } = factsCheckedOn('2026-11-30');

const sources = {
  plan: {
    title: 'The Tucson Lawyer: the family care plan',
    by: 'other',
    issued: '2020-09',
    url: 'https://www.thetucsonlawyer.com/blog/2020/09/in-the-military-and-getting-divorced-the-family-care-plan/',
  },
  roundTheClock: {
    title: 'Military Times, June 26, 2024: 24-hour child care centers',
    by: 'other',
    issued: '2024-06-26',
    url: 'https://www.militarytimes.com/spouse/2024/06/26/as-troops-struggle-to-find-child-care-24-hour-centers-offer-help/',
  },
  dodBahQuestions,
} as const satisfies Record<string, Source>;

export const oneParent: readonly Text[] = [
  read('The family care plan names a civilian nearby for short absences, and one for 31 days or more. Both sign it.', sources.plan),
  'Ask your command by when it wants the plan, and what changes in Hawaii, far from family.',
  'If you share custody, get the other parent’s consent, or the court’s, before you book the children’s tickets. Your legal office helps, free.',
  'Bring the custody papers to DEERS, the housing office and the school.',
  read('If you have custody and live off base, you get the rate with dependents. If you pay child support and live in the barracks, you get the difference (BAH-DIFF).', sources.dodBahQuestions),
  read('Nights: the Navy had seven of the eight military centers that are open 24 hours, in 2024. Ask if Pearl Harbor-Hickam has one now.', sources.roundTheClock),
  'Long shifts: ask for a family child care home, and whether the center has late hours.',
];
