// The State's rules about a pet's dates, in one table that the checker computes with and displays. Each rule counts the
// days between two dates: more than `disputedDay` passes, fewer fails, and copies of the rule disagree on exactly that
// many. To change a rule, edit it here; keep its source and update the date below.
import { factsCheckedOn } from '@/guides/facts';
import type { Fact } from '@/guides/types';
import { petSources as sources } from './pet-travel-sources';

const { read, unconfirmed } = factsCheckedOn('2026-11-22');

export type PetIsland = 'oahu' | 'neighbor';

export type PetRuleId =
  | 'chip'
  | 'shotsApart'
  | 'shotWait'
  | 'shotValid'
  | 'testWait'
  | 'testValid'
  | 'papers';

export type PetDateRule = {
  title: string;
  says: Fact;
  disputedDay: number | Record<PetIsland, number>;
  /** What is counted, shown after the number: “26 days from … to …”. */
  counts: string;
  /** Why the disputed day is disputed. */
  disputed: string;
};

/** How long a FAVN test is valid. */
export const TEST_VALID_MONTHS = 36;

export const petDateRules: Record<PetRuleId, PetDateRule> = {
  chip: {
    title: 'Microchip before the blood test',
    says: read('The chip must be in before blood is drawn for the FAVN test.', sources.petTravel),
    disputedDay: 0,
    counts: 'from the microchip to the day the lab got the blood',
    disputed: 'Both are on the same day. Ask the clinic for proof that the chip went in first.',
  },
  shotsApart: {
    title: 'Two rabies shots, far enough apart',
    says: read('The two shots must be more than 30 days apart.', sources.petTravel),
    disputedDay: 30,
    counts: 'from the first shot to the second',
    disputed: 'Copies of the State’s checklist say “more than 30 days”, a notice of the rule says “30 days”.',
  },
  shotWait: {
    title: 'Wait after the latest shot',
    says: read('The latest shot must be at least 30 days old when you land.', sources.governor),
    disputedDay: 30,
    counts: 'from the latest shot to landing',
    disputed: 'Copies of the rule count day 30 differently.',
  },
  shotValid: {
    title: 'Latest shot still good',
    says: read('The latest shot must still be valid the day you land.', sources.petTravel),
    disputedDay: 0,
    counts: 'from landing to the day the shot runs out',
    disputed: 'You land on the day it runs out.',
  },
  testWait: {
    title: 'Wait after the FAVN blood test',
    says: read(
      'At least 30 days between a passing test and landing. Count from the day the lab got the sample.',
      sources.governor,
    ),
    disputedDay: 30,
    counts: 'from the day the lab got the blood to landing',
    disputed: 'Copies of the rule count day 30 differently.',
  },
  testValid: {
    title: 'FAVN blood test still good',
    says: unconfirmed('A passing test is good for 36 months at most.', sources.petTravel),
    disputedDay: 0,
    counts: 'from landing to the day the test runs out',
    disputed: 'You land on the day it runs out, and copies of the rule don’t say which day starts the count.',
  },
  papers: {
    title: 'Paperwork and fee in time',
    says: read(
      'The station must have the complete packet and the fee 10 days before you land in Honolulu, 30 days on a neighbor island.',
      sources.vetLink,
    ),
    disputedDay: { oahu: 10, neighbor: 30 },
    counts: 'from the day the station has your packet to landing',
    disputed: 'Copies of the rule said “more than 10 days” earlier and say “10 days or more” now.',
  },
};

/** What `papers` counts until the station has the packet. */
export const papersFromToday = 'from today to landing, if the packet arrives today';

/** The rules, in the order a family encounters them. */
export const petRuleIds = Object.keys(petDateRules) as readonly PetRuleId[];

/** Other rules apply to pets from these places, and the checker judges nothing. */
export const exemptOrigins = read('Guam, Australia, New Zealand or the British Isles', sources.exempt);
