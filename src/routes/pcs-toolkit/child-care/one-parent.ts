// The family care plan and custody, for single parents and two parents who serve. For the child care guide.
import { factsCheckedOn } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { dodBahQuestions } from '@/guides/housing-sources';

const { read } = factsCheckedOn('2026-11-30');

export const oneParent: readonly Text[] = [
  'The family care plan names who takes your children for a short absence, and who for a long one. Both caregivers sign it.',
  'Ask your command when the plan is due, and what changes in Hawaii, far from family.',
  'If you share custody, get the other parent’s consent, or the court’s, before you book the children’s tickets. Your legal office helps, free.',
  'Bring the custody papers to DEERS, the housing office and the school.',
  read('If you have custody and live off base, you get BAH at the rate with dependents. If you pay child support and live in the barracks, you get the difference (BAH-DIFF).', dodBahQuestions),
  'Long shifts or nights: ask for a family child care home, and whether a center near you is open late or all night.',
];
