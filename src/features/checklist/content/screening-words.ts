import type { MoveChoice } from '@/features/checklist/move';

/** How far the family's screening is, among its answers in a row. */
export const screeningInWords = {
  ahead: 'screening not asked for yet',
  asked: 'screening asked for',
  waiting: 'waiting for approval',
  approved: 'screening approved',
  later: 'family joins later',
  none: 'no family coming',
} as const satisfies Record<MoveChoice<'screening'>, string>;
