// What to know about the steps in early-steps.ts.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { sources as childCare } from '@/guides/child-care-sources';
import { MOST_HANDGUN_ROUNDS } from '@/guides/firearms-figures';
import { BOAT_BOOKING } from '@/guides/vehicle-figures';
import type { EarlyStepId } from './early-steps';
import { sources as items } from './hawaii-checklist-sources';

const latest = factsCheckedOn('2026-11-23');

export const earlyStepWords: Readonly<Record<EarlyStepId, Text>> = {
  screening: latest.read('Family coming? Start it the day you’re notified, and don’t ship, sell or end a lease until their travel is approved.', items.screeningFirst),
  'later-travel': 'Travel that the government pays for has to be approved for them, too. Ask your command before you leave, and get the answer in writing.',
  'child-care': latest.read('Request it at MilitaryChildCare.com as soon as you know the base: you don’t need orders, and the day you ask sets your place.', childCare.requests),
  firearms: `Some guns, and handgun magazines above ${MOST_HANDGUN_ROUNDS} rounds, can’t come. In the barracks or on base, ask about storage first.`,
  motorcycle: latest.unconfirmed('It usually ships with household goods: tell the transportation office when you book.', items.motorcycle),
  boat: latest.unconfirmed(`A boat doesn’t count as a car: you may pay most of it. Our list has booking a carrier ${BOAT_BOOKING} ahead.`, unpublished.program),
};
