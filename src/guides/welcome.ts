// What the welcome page tells first, one fact that decides a family's move, and where families start.
import { factsCheckedOn } from '@/facts/facts';
import type { Fact, WebLink } from '@/facts/types';
import type { AppPath } from '@/site-map';
import type { IconName } from '@/ui/icon-names';
import { PET_START } from './pet-figures';
import { AIR_FORCE_MEDICINE_TITLE, AIR_FORCE_MEDICINE_URL, NAVY_ORDERS_TITLE, NAVY_ORDERS_URL, SCREENING_FIRST_TITLE, SCREENING_FIRST_URL } from './shared-sources';
import { CAR_WAIT } from './vehicle-figures';

type OneTrueThing = {
  fact: Fact;
  /** Each service's own page that says so, the fact's source first. */
  saidBy: readonly WebLink[];
  /** Of the others. */
  othersSay: string;
  why: string;
  /** In their order. The last must wait for the gate. */
  steps: readonly { icon: IconName; label: string; isGate?: true }[];
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
    { icon: 'heart-pulse', label: 'Screening' },
    { icon: 'circle-check', label: 'Approved', isGate: true },
    { icon: 'ship', label: 'Ship' },
  ],
};

/** Each with what its guide says first or most. */
export const whereFamiliesStart = [
  { path: '/housing/base-housing', icon: 'house', label: 'House', fact: 'Join the wait list when orders arrive' },
  { path: '/pcs-toolkit/pet-travel', icon: 'paw-print', label: 'Pets', fact: `Start ${PET_START} ahead` },
  { path: '/pcs-toolkit/vehicle-shipping', icon: 'car', label: 'Car', fact: CAR_WAIT },
  { path: '/pcs-toolkit/hawaii-schools', icon: 'graduation-cap', label: 'School', fact: 'You can enroll in any month' },
] as const satisfies readonly { path: AppPath; icon: IconName; label: string; fact: string }[];
