// What a pet's dates add up to, what to do next, and what it costs, as the date checker words it.
import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Fact, Text } from '@/facts/types';
import { PET_BLOOD_AFTER_BOOSTER_DAYS, PET_ISLAND_PERMIT_DOLLARS, PET_LANDING_BY, PET_LONG_STAY_DAYS, PET_PROGRAM_FEE_DOLLARS } from '@/guides/pet-figures';
import { petSources as sources } from './pet-travel-sources';

const { read } = factsCheckedOn('2026-11-22');

/** `change-plan`: a date fails for a neighbor island, which has no station to hold a pet. */
export type PetOutcome = 'direct' | 'direct-ask' | 'five-days' | 'early' | 'long' | 'change-plan' | 'incomplete' | 'exempt';

type OutcomeWords = { title: string; meaning: string; next: readonly Text[] };

const ready: readonly Text[] = [
  `Have the chip scanned before the flight: one that can’t be read means up to ${PET_LONG_STAY_DAYS} days.`,
  'Send the packet early, and ask the station to confirm that it’s complete.',
];

export const petOutcomes: Record<PetOutcome, OutcomeWords> = {
  direct: {
    title: 'Direct release',
    meaning: 'With the paperwork in order, your pet goes home with you from the airport.',
    next: ready,
  },
  'direct-ask': {
    title: 'Direct release, with a question',
    meaning: 'No date fails, but one or more is on a day that copies of the rule count differently. Ask the station before you book.',
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
    next: ['If you have to land that day anyway, ask the station first how an early arrival works and what it costs.'],
  },
  long: {
    title: `Up to ${PET_LONG_STAY_DAYS} days`,
    meaning: `A date fails that waiting doesn’t fix. Landing like this can mean up to ${PET_LONG_STAY_DAYS} days of quarantine, so don’t book yet.`,
    next: ['Send the station your dates and ask what it would accept.'],
  },
  'change-plan': {
    title: 'Change the plan',
    meaning: 'A date fails, and the neighbor islands have no quarantine station: your pet can’t land there like this.',
    next: ['Ask the inspecting vet and the station before you change the ticket.'],
  },
  incomplete: {
    title: 'Some dates are missing',
    meaning: 'We checked what you entered. For the rest, put the date of your appointment.',
    next: [],
  },
  exempt: {
    title: 'Other rules apply',
    meaning: 'A pet that comes straight from one of these places needs no quarantine if it meets the State’s transport and health certificate conditions. We don’t judge your dates.',
    next: ['Ask the station what it requires from where you are, before you book.'],
  },
};

/** What landing in Honolulu instead of a neighbor island leads to, by its outcome. */
export const honoluluInstead: Partial<Record<PetOutcome, string>> = {
  direct: 'Or land in Honolulu that day: no date fails there.',
  'direct-ask': 'Or land in Honolulu that day, if the station agrees: one or more dates are on a day that copies of the rule count differently.',
  'five-days': 'If you can’t wait, land in Honolulu first: your pet may be held there until the paperwork is complete, up to five days.',
  early: 'If you can’t wait, land in Honolulu first: your pet is held there until the wait is over.',
  long: `Landing in Honolulu first doesn’t fix it: that can mean up to ${PET_LONG_STAY_DAYS} days of quarantine.`,
};

/** The answer for one pet. Dates come formatted. */
export const answerWords = {
  passes: (name: string, day: string) => `${name} can land on ${day}`,
  asPlanned: (name: string, day: string) => `${name} can land on ${day} if the planned dates hold`,
  asks: (name: string, day: string) => `${name} may be able to land on ${day}: ask the station first`,
  /** `soon`: when the first step is due, if that is soon. */
  withSteps: (name: string, day: string, soon: string) => `${name} can land on ${day} if each step below is done in time${soon}`,
  asksWithSteps: (name: string, day: string, soon: string) => `${name} may be able to land on ${day} if each step below is done in time${soon}: ask the station first`,
  from: (name: string, days: string) => `${name} can land ${days}`,
  asksFrom: (name: string, days: string) => `${name} may be able to land ${days}: ask the station first`,
  atTheEarliest: (day: string) => `${day} at the earliest,`,
  notBefore: (name: string, day: string) => `${name}: not before ${day}`,
  asksNotBefore: (name: string, day: string) => `${name}: not before ${day}, and ask the station first`,
  /** The dates run out before the planned day, which no step keeps. */
  not: (name: string, day: string, days: string) => `${name}: not on ${day}, but ${days} with the dates as they are`,
  today: ', the first one today',
  thisWeek: ', the first one this week',
  /** What landing on the planned day means, when every date passes and when one doesn't. */
  meansPassing: (day: string, outcome: string) => `On ${day}: ${outcome}.`,
  means: (day: string, outcome: string) => `On ${day} with these dates: ${outcome}.`,
};

/** How many of the dates behind a verdict haven't come yet. `count` is in words, or `all`. */
export const passWords = {
  done: 'Every date passes.',
  planned: (count: string) => `Every date passes, ${count} of them planned.`,
};

/** What can't be checked yet. */
export const missingWords = {
  all: 'Nothing has a date yet. These are the days for each step: put in your appointments as you make them.',
  some: (dates: readonly string[]) => `Not checked yet: ${dates.join(', ')}.`,
};

/** When several pets can land together. Dates come formatted. */
export const togetherWords = {
  all: (count: number) => (count === 2 ? 'both pets' : `all ${count} pets`),
  on: (all: string, day: string, hasSteps: boolean, asks: boolean) =>
    `On ${day}, ${all} ${asks ? 'may be able to' : 'can'} land together${hasSteps ? ' if each step is done in time' : ''}${asks ? ': ask the station first' : ''}.`,
  notOn: (all: string, day: string) => `Not ${all} on ${day}.`,
  none: (all: string) => `We found no day that fits ${all}. Ask the station, or let one follow later.`,
  use: (day: string) => `Show the steps for ${day}`,
};

/** The days a pet can land on. Dates come formatted. */
export const landingWords = {
  on: (day: string) => `on ${day}`,
  either: (day: string, next: string) => `on ${day} or ${next}`,
  fromTo: (from: string, last: string) => `from ${from} to ${last}`,
  earliest: (day: string) => `The earliest day is ${day}.`,
  asEntered: (days: string) => `With these dates as they are, land ${days}.`,
  onlyAsEntered: (days: string) => `With these dates as they are, land ${days}, and on no other day.`,
  /** One more rabies shot. */
  shotEnds: (day: string) => `One more shot starts the wait over: after one today, no day before ${day} passes. Decide first.`,
  disputed: (day: string) => `${day} might work too, but ask the station before you book it.`,
  goodUntil: (last: string) => `These dates are good until ${last}.`,
  askBefore: 'Copies of the rules count differently here: ask the station before you book.',
  none: 'No landing day passes with these dates, and landing later alone doesn’t fix them.',
  tooSoon: (day: string) => `${day} is too soon for the steps that are left. Before you book it, ask the station what an early arrival means, or let your pet follow later.`,
  noLanding: 'Enter your landing day too, and we check the waits.',
};

export const petFeeNotes = {
  direct: read('Release at the airport, on an undated copy of the State’s list.', sources.state),
  fiveDays: read('Five days or less, on an undated copy of the State’s list.', sources.state),
  early: read('The five-day fee at least, on an undated copy of the State’s list. Ask the station what each day held costs.', sources.state),
  long: read(`A full ${PET_LONG_STAY_DAYS} days, on an undated copy of the State’s list.`, sources.state),
  program: read(`Our list has $${PET_PROGRAM_FEE_DOLLARS} for the five-day program.`, unpublished.program),
  island: read(`The Neighbor Island Inspection Permit is $${PET_ISLAND_PERMIT_DOLLARS} on the newest copies we read; the inspecting vet bills you separately.`, sources.state),
} as const satisfies Record<string, Fact>;

/** What to do first for a landing on a neighbor island. */
export const islandNext = read('Book an approved inspecting vet before the flight. Without the permit that follows, the airline won’t board your pet.', sources.state);

/** Requirements that no date covers. */
export const petAlsoNeeded: readonly Text[] = [
  read('A FAVN blood test of at least 0.5 IU/ml (the lab’s unit).', sources.state),
  read('Both original rabies certificates. Photocopies don’t count.', sources.state),
];

/** Also needed for a landing in Honolulu. */
export const landBy = read(`A landing in Honolulu by ${PET_LANDING_BY}`, sources.state);

/** A note on a blood test taken before the second shot, never a verdict. */
export const testBeforeShot = read(
  `The blood was drawn before the second shot. We found no rule against it; the lab suggests ${PET_BLOOD_AFTER_BOOSTER_DAYS.least}-${PET_BLOOD_AFTER_BOOSTER_DAYS.most} days after a booster.`,
  sources.favn,
);

export const notCovered =
  'Not covered here: pets of Hawaii residents coming home, service animals, any relief for a third or later rabies shot, and how old a puppy or kitten must be for its first one.';
