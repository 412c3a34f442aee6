import { addDays } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { factsCheckedOn, unpublished } from '@/facts/facts';
import { only, own } from '@/features/checklist/audience';
import type { Move } from '@/features/checklist/move';
import { inWords } from '@/guides/in-words';
import {
  PET_BLOOD_AFTER_BOOSTER_DAYS,
  PET_LAB_RESULT_DAYS,
  PET_LONG_STAY_DAYS,
  PET_LONG_STAY_FEE_DOLLARS,
  PET_PACKET_DAYS,
  PET_PACKET_DAYS_NEIGHBOR_ISLAND,
  PET_SHORTEST_DAYS,
  PET_SHOTS_APART_DAYS,
  PET_START,
  PET_START_FROM_MONTHS,
  PET_START_TO_MONTHS,
} from '@/guides/pet-figures';
import { ANIMAL_QUARANTINE_PHONE } from '@/guides/shared-phones';
import { formatUsd } from '@/money/usd';
import { sources } from '../hawaii-checklist-sources';
import { animalQuarantine } from '../item-offices';
import { petPacketDay, petWaitsDay } from '../last-days';
import { type ChecklistItem, DAYS_PER_MONTH } from '../plan-record';

const { read } = factsCheckedOn('2026-11-21');
const later = factsCheckedOn('2026-11-22');

const BLOOD_TO_LANDING_DAYS = PET_LAB_RESULT_DAYS + PET_PACKET_DAYS + 1;

/** By what the pet has behind it: what comes next, and from what today it can land after how many days. */
const stages: Record<NonNullable<Move['petStage']>, { next: string; from?: string; days: number }> = {
  none: { next: 'first shot, then waits', from: 'a first shot', days: PET_SHORTEST_DAYS },
  one: { next: 'the second shot', from: 'the second shot and a blood sample', days: BLOOD_TO_LANDING_DAYS },
  two: { next: 'the blood test', from: 'a blood sample', days: BLOOD_TO_LANDING_DAYS },
  sample: { next: 'the packet', days: 0 },
};

export const petQuarantine: ChecklistItem = {
  title: 'Prepare for pet quarantine',
  lead: PET_START_TO_MONTHS * DAYS_PER_MONTH,
  first: ({ pets, petStage }) => {
    if (petStage) return stages[petStage].next;
    return pets ? 'fixed waits' : 'if you have pets';
  },
  lastDay: petWaitsDay,
  due: { day: petPacketDay, says: 'Your pet’s packet must arrive by' },
  canArriveLater: true,
  own: ({ petStage = 'none' }) => (petStage === 'none' ? {} : { lead: PET_START_FROM_MONTHS * DAYS_PER_MONTH }),
  notFor: ({ pets }) => (pets === 'no' ? 'no pets' : undefined),
  wayOut: ({ petSteps, move: { petStage = 'none' } }, today) => {
    const { from, days } = stages[petStage];
    if (petSteps || !from) return 'Check your pet’s dates again: it may have to land later than you.';
    return `Check its dates first. From ${from} today, your pet can land about ${formatDate(addDays(today, days))}, with you or with someone you trust.`;
  },
  guide: '/pcs-toolkit/pet-travel',
  words: {
    know: [
      read(`For same-day release the State must have your paperwork ${PET_PACKET_DAYS} days before you land, ${PET_PACKET_DAYS_NEIGHBOR_ISLAND} on a neighbor island.`, sources.petPapers),
      read(`A pet that doesn’t meet the rules can be held for up to ${PET_LONG_STAY_DAYS} days.`, sources.petRules),
    ],
    office: {
      ...animalQuarantine,
      purpose: [read(`call ${ANIMAL_QUARANTINE_PHONE}`, sources.petStation)],
    },
    missed: [later.read(`No same-day release: the pet can be held for up to ${PET_LONG_STAY_DAYS} days, or follows later.`, sources.petRules)],
    short: [
      only({ petStage: ['two', 'sample'] }, 'Don’t give another rabies shot yet. Check the dates first: a new shot can restart the wait.'),
      own({ petStage: ['one'] }, `Ask the vet for the second shot, more than ${PET_SHOTS_APART_DAYS} days after the first, and for the blood sample.`),
      later.read(
        `If you land sooner, the pet can follow later with someone you trust (ask finance whether that flight counts), be held until its waits are over, or be held up to ${PET_LONG_STAY_DAYS} days for ${formatUsd(PET_LONG_STAY_FEE_DOLLARS)}.`,
        sources.petPapers,
      ),
    ],
    why: [later.read(`We suggest ${PET_START} ahead, and ${inWords(PET_START_TO_MONTHS)} for a pet with no rabies shots yet.`, unpublished.suggestion)],
    whyLast: [
      `Two shots more than ${PET_SHOTS_APART_DAYS} days apart, ${PET_BLOOD_AFTER_BOOSTER_DAYS.least} days to the blood test, up to ${PET_LAB_RESULT_DAYS / 7} weeks for its result, then the packet. A pet that has done some of these needs less time.`,
    ],
  },
};
