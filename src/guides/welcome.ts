// What the welcome page tells first, one fact that decides a family's move, and where families start.
import { factsCheckedOn } from '@/facts/facts';
import type { Fact, IsoDate, WebLink } from '@/facts/types';
import type { AppPath } from '@/site-map';
import type { IconName } from '@/ui/icon-names';
import { LICENSE_BOARD_DAYS } from './license-figures';
import { PET_DIRECT_FEE_DOLLARS, PET_START } from './pet-figures';
import { SCREENING_DAYS } from './screening-figures';
import { AIR_FORCE_MEDICINE_TITLE, AIR_FORCE_MEDICINE_URL, NAVY_ORDERS_TITLE, NAVY_ORDERS_URL, SCREENING_FIRST_TITLE, SCREENING_FIRST_URL } from './shared-sources';

type OneTrueThing = {
  fact: Fact;
  /** Each service's own page that says so, the fact's source first. */
  saidBy: readonly WebLink[];
  /** Of the others. */
  othersSay: string;
  why: string;
  /** In their order. The last must wait for the gate. */
  steps: readonly { icon: IconName; label: string /** At the least. */; days?: number; isGate?: true }[];
};

export const oneTrueThing: OneTrueThing = {
  fact: factsCheckedOn('2026-11-23').read('Don’t ship, sell or end a lease until your family’s travel is approved.', {
    title: SCREENING_FIRST_TITLE,
    url: SCREENING_FIRST_URL,
  }),
  saidBy: [
    { label: SCREENING_FIRST_TITLE, url: SCREENING_FIRST_URL },
    { label: NAVY_ORDERS_TITLE, url: NAVY_ORDERS_URL },
    { label: AIR_FORCE_MEDICINE_TITLE, url: AIR_FORCE_MEDICINE_URL },
  ],
  othersSay: 'We found no such page of the Marine Corps or the Coast Guard: see what your service asks.',
  why: 'If travel is refused after you ship, your family may stay behind with no home and no goods.',
  steps: [
    { icon: 'mail', label: 'Orders' },
    { icon: 'heart-pulse', label: 'Screening', days: SCREENING_DAYS },
    { icon: 'circle-check', label: 'Approved', isGate: true },
    { icon: 'ship', label: 'Ship' },
  ],
};

/** Each with what its guide says first or most, soonest first. */
export const whereFamiliesStart = [
  { path: '/pcs-toolkit/child-care', icon: 'baby', label: 'Child care', figure: 'Day one', fact: 'of your orders: get in line' },
  { path: '/housing/base-housing', icon: 'house', label: 'House', figure: 'Week one', fact: 'of your orders: join the base list' },
  { path: '/pcs-toolkit/pet-travel', icon: 'paw-print', label: 'Pets', figure: PET_START, fact: 'ahead: start the shots' },
  { path: '/pcs-toolkit/spouse-work', icon: 'briefcase', label: 'Job', figure: `${LICENSE_BOARD_DAYS} days`, fact: 'for a board to decide on a license' },
  { path: '/pcs-toolkit/vehicle-shipping', icon: 'car', label: 'Car', figure: 'One car', fact: 'is what orders can cover' },
  { path: '/pcs-toolkit/hawaii-schools', icon: 'graduation-cap', label: 'School', figure: 'Any month', fact: 'you can enroll' },
] as const satisfies readonly { path: AppPath; icon: IconName; label: string; figure: string; fact: string }[];

/** At the least: a test counts the guides' different ones. */
export const SOURCES_NAMED = 400;

/** A fact as its guide shows it, marks and all. */
export const specimen = {
  path: '/pcs-toolkit/pet-travel',
  figure: 'Same day',
  about: 'release at the airport, for',
  price: `$${PET_DIRECT_FEE_DOLLARS}`,
  source: 'an undated copy of the State’s list',
  checkedOn: '2026-11-21',
} as const satisfies { path: AppPath; checkedOn: IsoDate } & Record<string, string>;
