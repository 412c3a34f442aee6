// The pet guide's steps before the flight, in the order a family does them, and its papers. Each has a place on the timeline
// under the same number. A step's `when` is its lead time.

import { factsCheckedOn, unpublished } from '@/facts/facts';
import type { Step, Text, TimeLineStep } from '@/facts/types';
import {
  PET_BLOOD_AFTER_BOOSTER_DAYS,
  PET_BLOOD_TEST_MONTHS,
  PET_CERTIFICATE_DAYS,
  PET_FIRST_SHOT_MONTHS,
  PET_LONG_STAY_DAYS,
  PET_PACKET_DAYS,
  PET_SECOND_SHOT_MONTHS,
  PET_START,
  PET_START_TO_MONTHS,
  PET_WAIT,
  PET_WAIT_DAYS,
} from '@/guides/pet-figures';
import { petDateRules } from './pet-date-rules';
import { petSources as sources } from './pet-travel-sources';

const { read } = factsCheckedOn('2026-11-21');
const latest = factsCheckedOn('2026-11-23');

function aboutMonths(months: number): string {
  return `About ${months} months before`;
}

/** The steps that take time, on a line from `PET_START_TO_MONTHS` before landing to landing. */
export const petTimeline: readonly TimeLineStep[] = [
  {
    label: 'Call your vet',
    from: onLine(PET_START_TO_MONTHS),
    text: PET_START,
  },
  inMonths('Chip, first rabies shot', PET_FIRST_SHOT_MONTHS),
  inMonths('Second rabies shot', PET_SECOND_SHOT_MONTHS),
  inMonths('FAVN blood test', PET_BLOOD_TEST_MONTHS),
  {
    label: 'Wait, with no new shot until you land',
    from: onLine(PET_BLOOD_TEST_MONTHS),
    to: onLine(PET_BLOOD_TEST_MONTHS - (PET_WAIT_DAYS + 1) / 30),
    spareTo: 1,
    text: PET_WAIT,
  },
  {
    label: 'Packet and fee arrive',
    from: onLine(PET_PACKET_DAYS / 30),
    text: `${PET_PACKET_DAYS} days`,
  },
  {
    label: 'Health certificate, tick treatment',
    from: onLine(PET_CERTIFICATE_DAYS / 30),
    to: 1,
    text: `last ${PET_CERTIFICATE_DAYS} days`,
  },
];

function inMonths(label: string, months: number): TimeLineStep {
  return { label, from: onLine(months), text: `about ${months} months` };
}

/** Below the line. */
export const petTimelineNote = 'The lighter part of step 5 is a cushion, for the lab and a late flight.';

/** Returns where on the line a moment so many months before landing lies, from 0 to 1. */
function onLine(months: number): number {
  return 1 - months / PET_START_TO_MONTHS;
}

/** The months before landing, below the line. */
export const petTimelineTicks = Array.from({ length: PET_START_TO_MONTHS + 1 }, (_, months) => ({
  at: onLine(months),
  label: String(months),
}));

export const petSteps: readonly Step[] = [
  {
    title: 'Read the State’s checklist and call your vet',
    when: read(`${PET_START} before you land: ${PET_START_TO_MONTHS} for a pet with no rabies shots yet (our suggestion)`, unpublished.suggestion),
    text: [
      'Ask your base vet clinic too: it may do the shots and paperwork for less.',
      read('Puppies and kittens are too young for some of these steps: ask the vet how soon yours can arrive.', sources.state),
    ],
  },
  {
    title: 'Microchip first, then the first rabies shot',
    when: aboutMonths(PET_FIRST_SHOT_MONTHS),
    text: [
      read(
        `The chip must be in before blood is drawn: without its number on the lab form the test doesn’t count. A pet whose chip can’t be read on arrival goes into ${PET_LONG_STAY_DAYS}-day quarantine, so have it scanned now and again before the flight.`,
        sources.state,
      ),
    ],
  },
  {
    title: 'Second rabies shot',
    when: aboutMonths(PET_SECOND_SHOT_MONTHS),
    text: [petDateRules.shotsApart.says, petDateRules.shotWait.says, petDateRules.shotValid.says],
  },
  {
    title: 'FAVN blood test',
    when: aboutMonths(PET_BLOOD_TEST_MONTHS),
    text: [
      read(
        'The rabies antibody result must be at least 0.5 IU/ml. The labs are Kansas State, Auburn and, through a military vet, DoD’s in Texas. Ask for FAVN by name: the cheaper RFFIT doesn’t count.',
        sources.state,
      ),
      read(
        `Tell the lab your pet is going to Hawaii, so it reports straight to the State. Put the microchip number on the tube, draw the blood ${PET_BLOOD_AFTER_BOOSTER_DAYS.least}-${PET_BLOOD_AFTER_BOOSTER_DAYS.most} days after a booster, and allow 3-4 weeks for the result.`,
        sources.favn,
      ),
    ],
  },
  {
    title: 'Wait',
    when: `More than ${PET_WAIT_DAYS} days before you land`,
    text: [
      petDateRules.testWait.says,
      petDateRules.testValid.says,
      read(`A rabies shot in these ${PET_WAIT_DAYS} days restarts the wait and can mean quarantine. Old pages still say 120 days: it has been ${PET_WAIT_DAYS} since Aug 31, 2018.`, sources.governor),
    ],
  },
  {
    title: 'Send the paperwork and the fee',
    when: read(`Submitted ${PET_PACKET_DAYS} days before arrival`, sources.state),
    text: [
      `Send one packet per pet. It must be at the station by then, not in the mail. Plan on ${PET_PACKET_DAYS + 1} days: copies of the rule disagree on whether ${PET_PACKET_DAYS} is enough.`,
      'Ask the station if you can file online.',
    ],
  },
  {
    title: 'Health certificate and tick treatment',
    when: read(`In the last ${PET_CERTIFICATE_DAYS} days`, sources.state),
    text: [read('The vet gives a long-acting tick treatment and writes its name and date on the certificate.', sources.state)],
  },
];

export const petPapers: { send: readonly Text[]; carry: readonly Text[] } = {
  send: [
    read('Dog & Cat Import Form AQS-279 (older copies say AQS-278), one per pet. Check the box for direct release in Honolulu, and see whether it must be notarized.', sources.state),
    read('Both original rabies certificates, signed in ink, with product, lot number, lot expiration date, date given and booster interval.', sources.state),
    'The FAVN result, if the lab hasn’t sent it.',
    latest.read(
      'The fee. By mail: a cashier’s check or money order to the Department of Agriculture (“and Biosecurity” since July 2025). Write the microchip number on it. No personal checks.',
      sources.state,
    ),
  ],
  carry: [
    'The original health certificate with the tick treatment: don’t mail it.',
    'Copies of everything you sent, and the microchip number.',
    'Your orders, and the airline’s written confirmation for your pet.',
  ],
};
