// How the date checker words what is left to do for a pet. Dates come formatted.

import type { Text } from '@/facts/types';
import type { PetStepKind } from '@/features/pets/plan-steps';
import { PET_CERTIFICATE_DAYS, PET_LAB_RESULT_DAYS } from '@/guides/pet-figures';
import { labTime } from './pet-date-rules';

type StepWords = { title: string; note?: Text };

export const stepWords: Record<PetStepKind, StepWords> = {
  chip: { title: 'Microchip', note: 'Its number goes on the lab form, so it comes before the blood.' },
  'first-shot': { title: 'First rabies shot' },
  'second-shot': { title: 'Second rabies shot' },
  'third-shot': {
    title: 'One more rabies shot',
    note: 'The first two are too close together. Ask your vet and the station first whether one more fixes it.',
  },
  booster: { title: 'Rabies booster', note: 'The latest shot runs out too soon.' },
  blood: { title: 'FAVN blood sample at the lab', note: labTime },
  'new-blood': {
    title: 'New FAVN blood sample at the lab',
    note: 'Have the chip scanned first. Its number goes on the lab form.',
  },
  packet: { title: 'Packet and fee at the station' },
  certificate: { title: 'Health certificate and tick treatment', note: 'Carry the originals with your pet.' },
};

/** When to do a step. */
export const stepTimes = {
  today: 'today',
  on: (day: string) => `on ${day}`,
  planned: (when: string) => `${when}, as planned`,
  only: (when: string) => `${when}, and no other day`,
  soonest: (when: string) => `${when}, or as soon after as you can`,
  by: (by: string) => `by ${by}`,
  between: (from: string, by: string) => `between ${from} and ${by}`,
};

export const stepNotes = {
  apart: (days: number) => `At least ${days} days after the first.`,
  inTime: `That leaves the lab its usual ${PET_LAB_RESULT_DAYS / 7} weeks before the packet is due.`,
  beforeShot: 'Before the shot: after it, there’s no time left for the lab.',
  moved: 'Not on the day you entered: that’s too late.',
  hurry: (packetBy: string) => `The packet needs the result by ${packetBy}, which is sooner than the lab’s usual time: ask it for its faster service before you book.`,
  laterMovesLanding: 'A step done later moves the landing later too.',
};

/** What a step's calendar entry says. */
export const calendarNotes = {
  packet: 'The complete packet and the fee must be there by today. Confirm it with the station.',
  certificate: `Both must be from the last ${PET_CERTIFICATE_DAYS} days before you land. Carry the originals with your pet.`,
  other: 'Worked out by the pet date checker from the dates you entered. Confirm it with the station.',
};

export const planButtonWords = {
  use: 'Use these dates in my plan',
  remove: 'Take the pet dates out of my plan',
  link: 'Open the checklist',
  noPlan: (isKept: boolean) =>
    `Your plan starts with a report date, and this browser has none. ${isKept ? 'Enter' : 'Check “Keep these dates in this browser” above, enter'} it on the checklist, then come back.`,
  used: (count: number, isReplaced: boolean, leftOut: number) =>
    [
      `Your plan has ${count} pet ${count === 1 ? 'date' : 'dates'} now`,
      isReplaced ? ', in place of those before.' : '.',
      leftOut > 0 ? ` There is no room for ${leftOut} more: print these dates too.` : '',
    ].join(''),
  removed: 'Your plan has no pet dates anymore.',
  toSave: 'Open the checklist to save that with your account.',
  notStored: 'This browser won’t let the site keep anything, so the dates are gone from your plan when you leave.',
};
