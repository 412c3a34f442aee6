// What a pet's dates add up to, what to do next, and what it costs, as the date checker words it.
import { factsCheckedOn, unpublished } from '@/guides/facts';
import {
  PET_BLOOD_AFTER_BOOSTER,
  PET_EARLY_DAY_FEE_DOLLARS,
  PET_ISLAND_PERMIT_DOLLARS,
  PET_LANDING_BY,
  PET_LONG_STAY_DAYS,
  PET_PROGRAM_FEE_DOLLARS,
} from '@/guides/pet-figures';
import type { Fact, Text } from '@/guides/types';
import { formatUsdCents } from '@/money/usd';
import { petSources as sources } from './pet-travel-sources';

const { read, unconfirmed } = factsCheckedOn('2026-11-22');

/** `change-plan`: a date fails for a neighbor island, which has no station to hold a pet. */
export type PetOutcome =
  | 'direct'
  | 'direct-ask'
  | 'five-days'
  | 'early'
  | 'long'
  | 'change-plan'
  | 'incomplete'
  | 'past'
  | 'exempt';

type OutcomeWords = { title: string; meaning: string; next: readonly Text[] };

const ready: readonly Text[] = [
  `Have the chip scanned before the flight: one that can’t be read means up to ${PET_LONG_STAY_DAYS} days.`,
  'Send the packet early, and ask the station to confirm that it’s complete.',
];

export const petOutcomes: Record<PetOutcome, OutcomeWords> = {
  direct: {
    title: 'Direct release',
    meaning: 'Every date passes. With the paperwork in order, your pet goes home with you from the airport.',
    next: ready,
  },
  'direct-ask': {
    title: 'Direct release, with a question',
    meaning:
      'No date fails, but one or more is on a day that copies of the rule count differently. Ask the station before you book.',
    next: ready,
  },
  'five-days': {
    title: 'Five days or less',
    meaning: 'Only the paperwork is late. Your pet may be held until it’s complete, up to five days.',
    next: ['If you have to land that day anyway, email the station and ask what is still possible.'],
  },
  early: {
    title: 'Early arrival',
    meaning: 'You land before a wait is over. Your pet is held at the station until it is.',
    next: [
      'If you have to land that day anyway, ask the station first how an early arrival works and what it costs.',
    ],
  },
  long: {
    title: `Up to ${PET_LONG_STAY_DAYS} days`,
    meaning: `A date fails that waiting doesn’t fix. Landing like this can mean up to ${PET_LONG_STAY_DAYS} days of quarantine, so don’t book yet.`,
    next: ['Send the station your dates and ask what it would accept.'],
  },
  'change-plan': {
    title: 'Change the plan',
    meaning:
      'A date fails, and the neighbor islands have no quarantine station: your pet can’t land there like this.',
    next: ['Ask the inspecting vet and the station before you change the ticket.'],
  },
  incomplete: {
    title: 'Some dates are missing',
    meaning: 'What is here is checked. Fill in the rest when you have it: a planned date works too.',
    next: ['The order is: microchip, two rabies shots, FAVN blood test, then the wait.'],
  },
  past: {
    title: 'That landing day has passed',
    meaning: 'Enter the day you will land, and check again.',
    next: [],
  },
  exempt: {
    title: 'Other rules apply',
    meaning:
      'A pet that comes straight from one of these places needs no quarantine if it meets the State’s transport and health certificate conditions. We don’t judge your dates.',
    next: ['Ask the station what it requires from where you are, before you book.'],
  },
};

/** What landing in Honolulu instead of a neighbor island leads to, by its outcome. */
export const honoluluInstead: Partial<Record<PetOutcome, string>> = {
  direct: 'Or land in Honolulu that day: no date fails there.',
  'direct-ask':
    'Or land in Honolulu that day, if the station agrees: one or more dates are on a day that copies of the rule count differently.',
  'five-days':
    'If you can’t wait, land in Honolulu first: your pet may be held there until the paperwork is complete, up to five days.',
  early: 'If you can’t wait, land in Honolulu first: your pet is held there until the wait is over.',
  long: `Landing in Honolulu first doesn’t fix it: that can mean up to ${PET_LONG_STAY_DAYS} days of quarantine.`,
};

/** The days a pet can land on. Dates come formatted. */
export const landingWords = {
  from: (day: string) => `Land ${day} or later.`,
  between: (from: string, last: string) =>
    `With these dates, land ${from} or later, and no later than ${last}.`,
  disputed: (day: string) =>
    `${day} is the earliest, but copies of the rules count that day differently: ask before you book it.`,
  goodUntil: (last: string) => `These dates are good until ${last}.`,
  only: (day: string, next: string | undefined) =>
    `Land ${next ? `${day} or ${next}` : day}, and on no other day.`,
  askBefore: 'Copies of the rules count differently here: ask the station before you book.',
  none: 'No landing day passes with these dates, and landing later alone doesn’t fix them.',
};

/** What fixes a pet's dates, step by step. `when` is one of `stepTimes`. */
export const adviceWords = {
  send: 'Send the packet today: the landing day below counts on it.',
  booster: (when: string) => `The latest rabies shot runs out too soon. Ask your vet for a booster ${when}.`,
  'third-shot': (when: string) =>
    `The first two rabies shots are too close together. Ask your vet and the station whether one more fixes it. If so, get it ${when}.`,
  'second-shot': (when: string) => `Move the second rabies shot: get it ${when}.`,
  blood: (when: string) =>
    `Have the chip scanned, then have blood drawn for a new FAVN test, with the chip number on the lab form. The lab must get it ${when}. The result takes weeks, so don’t wait for the last day.`,
  packet: (days: number) =>
    `Send the station the new paperwork. It must have the complete packet ${days} days or more before you land.`,
  landAfter: (day: string) => `Land ${day} or later. A step done later moves the landing later too.`,
};

/** When to do a step for which any day in a span is right. */
export const stepTimes = {
  soonest: (from: string) => `on ${from}, or as soon after as you can`,
  by: (by: string) => `by ${by}`,
  between: (from: string, by: string) => `between ${from} and ${by}`,
};

export const petFeeNotes = {
  direct: unconfirmed('Release at the airport, on an undated copy of the State’s list.', sources.stateFaq),
  fiveDays: unconfirmed('Five days or less, on an undated copy of the State’s list.', sources.stateFaq),
  early: unconfirmed(
    `The five-day fee and ${formatUsdCents(PET_EARLY_DAY_FEE_DOLLARS)} for each day held, from a State release of 2005.`,
    sources.earlyRelease,
  ),
  long: unconfirmed(
    `A full ${PET_LONG_STAY_DAYS} days, on an undated copy of the State’s list.`,
    sources.stateFaq,
  ),
  program: unconfirmed(
    `Our program lists $${PET_PROGRAM_FEE_DOLLARS} for the five-day program.`,
    unpublished.program,
  ),
  island: unconfirmed(
    `The Neighbor Island Inspection Permit was $${PET_ISLAND_PERMIT_DOLLARS} in 2018; the inspecting vet bills you separately.`,
    sources.islandForm,
  ),
} as const satisfies Record<string, Fact>;

/** What to do first for a landing on a neighbor island. */
export const islandNext = read(
  'Book an approved inspecting vet before the flight. Without the permit that follows, the airline won’t board your pet.',
  sources.kauaiClinic,
);

/** Requirements that no date covers. */
export const petAlsoNeeded: readonly Text[] = [
  read('A FAVN result of at least 0.5 IU/ml.', sources.vaLoans),
  read('Both original rabies certificates. Photocopies don’t count.', sources.importForm),
];

/** Also needed for a landing in Honolulu. */
export const landBy = unconfirmed(`A landing in Honolulu by ${PET_LANDING_BY}`, sources.infoSheet);

/** A note on a blood test taken before the second shot, never a verdict. */
export const testBeforeShot = read(
  `The blood was drawn before the second shot. We found no rule against it; the lab suggests ${PET_BLOOD_AFTER_BOOSTER} after a booster.`,
  sources.favn,
);

export const notCovered =
  'Not covered here: pets of Hawaii residents coming home, service animals, any relief for a third or later rabies shot, and how old a puppy or kitten must be for its first one.';
