// The State's rules about a pet's dates, in one table that the checker computes with and displays. Each rule counts the
// days between two dates: more than `disputedDay` passes, fewer fails, and copies of the rule disagree on exactly that
// many. To change a rule, edit it here; keep its source and update the date below.
import { factsCheckedOn } from '@/facts/facts';
import type { Fact } from '@/facts/types';
import {
  PET_BLOOD_AFTER_BOOSTER_DAYS as AFTER_BOOSTER,
  PET_LAB_RESULT_DAYS,
  PET_LAND_ON,
  PET_PACKET_DAYS,
  PET_PACKET_DAYS_NEIGHBOR_ISLAND,
  PET_SHOTS_APART_DAYS,
  PET_TEST_VALID_MONTHS,
  PET_WAIT,
  PET_WAIT_DAYS,
} from '@/guides/pet-figures';
import { petSources as sources } from './pet-travel-sources';

const { read } = factsCheckedOn('2026-11-22');
const newest = factsCheckedOn('2026-11-26');

export type PetIsland = 'oahu' | 'neighbor';

export const islandNames: Record<PetIsland, string> = {
  oahu: 'Oahu (Honolulu)',
  neighbor: 'A neighbor island (Kona, Kahului, Lihue)',
};

export type PetRuleId = 'chip' | 'shotsApart' | 'shotWait' | 'shotValid' | 'testWait' | 'testValid' | 'papers';

export type PetDateRule = {
  title: string;
  says: Fact;
  disputedDay: number | Record<PetIsland, number>;
  /** What is counted, shown after the number: “26 days from … to …”. */
  counts: string;
  /** Why the disputed day is disputed. */
  disputed: string;
};

export const petDateRules: Record<PetRuleId, PetDateRule> = {
  chip: {
    title: 'Microchip before the blood test',
    says: read('The chip must be in before blood is drawn for the FAVN test.', sources.state),
    disputedDay: 0,
    counts: 'from the microchip to the day the lab got the blood',
    disputed: 'Both are on the same day. Ask the clinic for proof that the chip went in first.',
  },
  shotsApart: {
    title: 'Two rabies shots, far enough apart',
    says: read(`The two shots must be more than ${PET_SHOTS_APART_DAYS} days apart.`, sources.state),
    disputedDay: PET_SHOTS_APART_DAYS,
    counts: 'from the first shot to the second',
    disputed: `Copies of the State’s checklist say “more than ${PET_SHOTS_APART_DAYS} days”, a notice of the rule says “${PET_SHOTS_APART_DAYS} days”.`,
  },
  shotWait: {
    title: 'Wait after the latest shot',
    says: newest.read(`The latest shot must be ${PET_WAIT} old when you land: ${PET_LAND_ON}.`, sources.governor),
    disputedDay: PET_WAIT_DAYS,
    counts: 'from the latest shot to landing',
    disputed: `Some copies of the rule say “${PET_WAIT_DAYS} days”, others “more than ${PET_WAIT_DAYS}”.`,
  },
  shotValid: {
    title: 'Latest shot still good',
    says: read('The latest shot must still be valid the day you land.', sources.state),
    disputedDay: 0,
    counts: 'from landing to the day the shot runs out',
    disputed: 'You land on the day it runs out.',
  },
  testWait: {
    title: 'Wait after the FAVN blood test',
    says: newest.read(`The wait from a passing test to landing is ${PET_WAIT}. Day 1 is the day after the lab got the sample: ${PET_LAND_ON}.`, sources.state),
    disputedDay: PET_WAIT_DAYS,
    counts: 'from the day the lab got the blood to landing',
    disputed: `Copies of the rule count day ${PET_WAIT_DAYS} differently.`,
  },
  testValid: {
    title: 'FAVN blood test still good',
    says: read(`A passing test is good for ${PET_TEST_VALID_MONTHS} months at most.`, sources.state),
    disputedDay: 0,
    counts: 'from landing to the day the test runs out',
    disputed: 'You land on the day it runs out, and copies of the rule don’t say which day starts the count.',
  },
  papers: {
    title: 'Paperwork and fee in time',
    says: read(
      `The station must have the complete packet and the fee ${PET_PACKET_DAYS} days before you land in Honolulu, ${PET_PACKET_DAYS_NEIGHBOR_ISLAND} days on a neighbor island.`,
      sources.state,
    ),
    disputedDay: { oahu: PET_PACKET_DAYS, neighbor: PET_PACKET_DAYS_NEIGHBOR_ISLAND },
    counts: 'from the day the station has your packet to landing',
    disputed: `Copies of the rule said “more than ${PET_PACKET_DAYS} days” earlier and say “${PET_PACKET_DAYS} days or more” now.`,
  },
};

/** In the steps to take, the blood isn't drawn sooner than this after a first shot; no rule about dates requires it. */
export const BLOOD_AFTER_FIRST_SHOT_DAYS = 14;

export const labTime = read(
  `The lab suggests ${BLOOD_AFTER_FIRST_SHOT_DAYS}-30 days after a first shot, or ${AFTER_BOOSTER.least}-${AFTER_BOOSTER.most} days after a booster, and its result usually takes 3-${PET_LAB_RESULT_DAYS / 7} weeks.`,
  sources.favn,
);

/** What `papers` counts until the station has the packet. */
export const papersFromToday = 'from today to landing, if the packet arrives today';

/** The rules, in the order a family encounters them. */
export const petRuleIds = Object.keys(petDateRules) as readonly PetRuleId[];

/** Other rules apply to pets from these places, and the checker judges nothing. */
export const exemptOrigins = read('Guam, Australia, New Zealand or the British Isles', sources.exempt);
