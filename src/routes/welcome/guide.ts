// What the welcome page tells first, one fact that decides a family's move, and where families start.
import { factsCheckedOn } from '@/facts/facts';
import type { Fact, IsoDate, WebLink } from '@/facts/types';
import { LICENSE_BOARD_DAYS, licenseLaw } from '@/guides/license-figures';
import { airForceMedicine, navyOrders, screeningFirst } from '@/guides/orders-sources';
import { PET_START } from '@/guides/pet-figures';
import { SCREENING_DAYS } from '@/guides/screening-figures';
import type { AppPath } from '@/site-map';
import type { IconName } from '@/ui/icon-names';

type WhyScreeningFirst = {
  fact: Fact;
  /** Each service's own page that says so, the fact's source first. */
  saidBy: readonly WebLink[];
  /** Of the others. */
  othersSay: string;
  why: string;
  /** In their order. The last must wait for the gate. */
  steps: readonly { icon: IconName; label: string /** At the least. */; days?: number; isGate?: true }[];
};

export const whyScreeningFirst: WhyScreeningFirst = {
  fact: factsCheckedOn('2026-11-23').read('Don’t ship, sell or end a lease until your family’s travel is approved.', screeningFirst),
  saidBy: [
    { label: screeningFirst.title, url: screeningFirst.url },
    { label: navyOrders.title, url: navyOrders.url },
    { label: airForceMedicine.title, url: airForceMedicine.url },
  ],
  othersSay: 'We found no page for the Marine Corps or the Coast Guard.',
  why: 'If travel is denied after you ship, your family may have to stay behind with no home and no goods.',
  steps: [
    { icon: 'mail', label: 'Orders' },
    { icon: 'heart-pulse', label: 'Screening', days: SCREENING_DAYS },
    { icon: 'circle-check', label: 'Approved', isGate: true },
    { icon: 'ship', label: 'Ship' },
  ],
};

/** Each with its guide's first thing to do and its day, in their order. */
export const whereFamiliesStart = [
  { path: '/pcs-toolkit/child-care', icon: 'baby', about: 'Child care', action: 'Day one: get in line' },
  { path: '/pcs-toolkit/pet-travel', icon: 'paw-print', about: 'Pets', action: `${PET_START} ahead: start the shots` },
  { path: '/housing/base-housing', icon: 'house', about: 'Base housing', action: 'The week of orders: join the list' },
  { path: '/pcs-toolkit/spouse-work', icon: 'briefcase', about: 'Your job', action: 'With orders: apply for your license' },
  { path: '/pcs-toolkit/vehicle-shipping', icon: 'car', about: 'The car', action: 'With orders: ask who ships it' },
  { path: '/pcs-toolkit/hawaii-schools', icon: 'graduation-cap', about: 'School', action: 'With an address: enroll, any month' },
] as const satisfies readonly { path: AppPath; icon: IconName; about: string; action: string }[];

/** At the least: a test counts the guides' different ones. */
export const SOURCES_NAMED = 250;

/** A fact of a guide, with the source and the day that it has there. */
export const checkedFact = {
  path: '/pcs-toolkit/spouse-work',
  figure: `${LICENSE_BOARD_DAYS} days`,
  about: 'for a board to decide on your license',
  source: { label: '50 U.S.C. 4025a', url: licenseLaw.url },
  checkedOn: licenseLaw.readOn,
} as const satisfies { path: AppPath; source: WebLink; checkedOn: IsoDate } & Record<string, unknown>;
