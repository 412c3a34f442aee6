// Steps before the move that have their own deadline but aren't among the 20 items: each is shown, not folded, with the item it belongs to. `for`: only for families that gave these answers; for those
// who didn't answer, the text asks.
import { type Audience, onOrders, screened } from '@/features/checklist/audience';
import type { Move } from '@/features/checklist/move';
import { SCREENING_DAYS, screeningRules } from '@/guides/screening-figures';
import type { AppPath } from '@/site-map';
import { startDates } from './checklist-start-dates';
import type { ItemId } from './item-titles';

export type EarlyStepId = 'screening' | 'later-travel' | 'child-care' | 'firearms' | 'motorcycle' | 'boat';

export type EarlyStep = {
  id: EarlyStepId;
  title: string;
  /** The item it is shown with. */
  item: ItemId;
  for: Audience;
  /** Whether a family that didn't answer `for` sees it too. */
  isForUnanswered?: true;
  /** Days before the report date on which it still works. */
  lastDays: (move: Move) => number;
  /** Until the move it isn't too late: past its last good day, every day is. */
  isNeverLate?: true;
  guide: AppPath;
  /** For the day it’s known, not for its last good day: whoever asks first is served first. */
  isAtOnce?: true;
  /** Why it is among the first when it is, in a few words. */
  first: string;
  /** It can stop the move, so it leads whatever else is first. */
  isLeading?: true;
};

/** Our suggestion: from then on you count as an immediate need, behind those who asked before. */
const CHILD_CARE_REQUEST_DAYS = 30;

/** Our suggestion: commands are slower once a member has left. */
const ASK_COMMAND_DAYS = 30;

/** The longest of `BOAT_BOOKING`. */
const BOAT_BOOKING_DAYS = 56;

/** The packers, whose last good day is the item's. */
const beforePackers = () => startDates['household-goods'].lastDays;

export const earlySteps: readonly EarlyStep[] = [
  {
    id: 'screening',
    title: 'Ask for the family’s travel screening',
    item: 'orders',
    for: screened,
    isForUnanswered: true,
    lastDays: ({ service }) => (service ? screeningRules[service].days : SCREENING_DAYS),
    guide: '/pcs-toolkit/family-orders',
    isAtOnce: true,
    first: 'can stop the move',
    isLeading: true,
  },
  {
    id: 'later-travel',
    title: 'Ask what your family needs to join you later',
    item: 'orders',
    for: { ...onOrders, screening: ['later'] },
    lastDays: () => ASK_COMMAND_DAYS,
    isNeverLate: true,
    guide: '/pcs-toolkit/family-orders',
    isAtOnce: true,
    first: 'needs its own yes',
  },
  {
    id: 'child-care',
    title: 'Ask for child care',
    item: 'schools',
    for: { children: ['yes'] },
    lastDays: () => CHILD_CARE_REQUEST_DAYS,
    guide: '/pcs-toolkit/child-care',
    isAtOnce: true,
    first: 'waits are long',
  },
  {
    id: 'firearms',
    title: 'Decide about firearms before the packers come',
    item: 'household-goods',
    for: { firearms: ['yes'] },
    lastDays: beforePackers,
    isNeverLate: true,
    guide: '/pcs-toolkit/firearms-pcs',
    first: 'some can’t come',
  },
  {
    id: 'motorcycle',
    title: 'List the motorcycle before the packers come',
    item: 'household-goods',
    for: { motorcycle: ['yes'] },
    lastDays: beforePackers,
    isNeverLate: true,
    guide: '/pcs-toolkit/vehicle-shipping',
    first: 'ships with the goods',
  },
  {
    id: 'boat',
    title: 'Ask how the boat can ship, and what it costs you',
    item: 'household-goods',
    for: { boat: ['yes'] },
    lastDays: () => BOAT_BOOKING_DAYS,
    isNeverLate: true,
    guide: '/pcs-toolkit/boat-shipping',
    first: 'takes weeks to book',
  },
];
