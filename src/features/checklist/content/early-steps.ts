// Steps before the move that have their own deadline but aren't among the 20 items: each is shown, not folded, with the item it belongs to. `for`: only for families that gave these answers; for those
// who didn't answer, the text asks.
import { factsCheckedOn } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { type Audience, screened } from '@/features/checklist/audience';
import type { Move } from '@/features/checklist/move';
import { sources as childCare } from '@/guides/child-care-sources';
import { MOST_HANDGUN_ROUNDS } from '@/guides/firearms-figures';
import { SCREENING_DAYS, screeningRules } from '@/guides/screening-figures';
import type { AppPath } from '@/site-map';
import { startDates } from './checklist-start-dates';
import { sources as items } from './hawaii-checklist-sources';
import type { ItemId } from './item-titles';

const latest = factsCheckedOn('2026-11-23');

export type EarlyStepId = 'screening' | 'child-care' | 'firearms' | 'motorcycle';

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
  say: Text;
  guide: AppPath;
  /** For the day it’s known, not for its last good day: whoever asks first is served first. */
  isAtOnce?: true;
  /** It can stop the move, so it leads whatever else is first; the words say why. */
  leads?: string;
};

/** Our suggestion: from then on you count as an immediate need, behind those who asked before. */
const CHILD_CARE_REQUEST_DAYS = 30;

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
    say: latest.read('Family coming? Start it the day you’re notified, and don’t ship, sell or end a lease until their travel is approved.', items.screeningFirst),
    guide: '/pcs-toolkit/family-orders',
    isAtOnce: true,
    leads: 'can stop the move',
  },
  {
    id: 'child-care',
    title: 'Ask for child care',
    item: 'schools',
    for: { children: ['yes'] },
    lastDays: () => CHILD_CARE_REQUEST_DAYS,
    say: latest.read('Request it at MilitaryChildCare.com as soon as you know the base: it takes no orders, and the day you ask sets your place.', childCare.requests),
    guide: '/pcs-toolkit/child-care',
    isAtOnce: true,
  },
  {
    id: 'firearms',
    title: 'Decide about firearms before the packers come',
    item: 'household-goods',
    for: { firearms: ['yes'] },
    lastDays: beforePackers,
    say: `Some guns, and handgun magazines above ${MOST_HANDGUN_ROUNDS} rounds, can’t come. In the barracks or on base, ask about storage first.`,
    guide: '/pcs-toolkit/firearms-pcs',
  },
  {
    id: 'motorcycle',
    title: 'List the motorcycle before the packers come',
    item: 'household-goods',
    for: { motorcycle: ['yes'] },
    lastDays: beforePackers,
    say: latest.unconfirmed('It usually ships with household goods: tell the transportation office when you book.', items.motorcycle),
    guide: '/pcs-toolkit/vehicle-shipping',
  },
];
