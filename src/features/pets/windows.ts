// On which days each change can be made for a landing. Each one's last day is counted back from the next step's.

import { addMonths } from '@/dates/add-months';
import { addDays, type CalendarDay } from '@/dates/calendar-day';
import { workdayOnOrBefore } from '@/dates/workdays';
import {
  PET_BLOOD_AFTER_BOOSTER_DAYS,
  PET_LAB_RESULT_DAYS,
  PET_TEST_VALID_MONTHS,
} from '@/guides/pet-figures';
import { type Changes, daysToPass } from './changes';
import { BLOOD_AFTER_FIRST_SHOT_DAYS } from './content/pet-date-rules';
import type { PetRecord } from './judge';
import { earliestOf, latestOf } from './landing';

/** Every day in it leads to the same landing. */
export type Window = { from: CalendarDay; by: CalendarDay };

export type Windows = Partial<Record<keyof Changes, Window>> & {
  /** The blood has to be drawn before the shot: after it there is no time left for the lab. */
  isBloodFirst?: boolean;
};

const VALID_MONTHS = {
  // The label of a shot that hasn't been given is unknown: this is the shorter one.
  shot: 12,
  sample: PET_TEST_VALID_MONTHS,
};

/** Returns the days on which each change can be made for this landing. `by` is before `from` when there is none. */
export function windowsOf(
  changes: Changes,
  pet: PetRecord,
  landing: CalendarDay,
  packetBy: CalendarDay,
): Windows {
  const wait = changes.shot && windowOf('shot', changes.shot, landing);
  const sample = changes.sample && inTimeForPacket(windowOf('sample', changes.sample, landing), packetBy);
  const beforeBlood = sample && addDays(sample.by, -PET_BLOOD_AFTER_BOOSTER_DAYS.least);
  const isBloodFirst = wait !== undefined && beforeBlood !== undefined && beforeBlood < wait.from;
  const shot =
    wait && inOfficeHours({ ...wait, by: earliestOf([wait.by, isBloodFirst ? undefined : beforeBlood]) });
  return {
    chip: until(changes.chip, [addDaysTo(sample?.by ?? pet.sample, -daysToPass('chip'))]),
    firstShot: until(changes.firstShot, [
      addDaysTo(shot?.by ?? pet.lastShot, -daysToPass('shotsApart')),
      addDaysTo(sample?.by, -BLOOD_AFTER_FIRST_SHOT_DAYS),
    ]),
    shot,
    sample,
    isBloodFirst,
  };
}

/** The days on which a change, possible from `soonest`, has its wait behind it on landing and hasn't expired. */
function windowOf(change: 'shot' | 'sample', soonest: CalendarDay, landing: CalendarDay): Window {
  // Two days: the anniversary is disputed, and after Feb 29 it is a day early.
  const stillGood = addDays(addMonths(landing, -VALID_MONTHS[change]), 2);
  const wait = daysToPass(change === 'shot' ? 'shotWait' : 'testWait');
  return { from: latestOf([soonest, stillGood]), by: addDays(landing, -wait) };
}

/** The packet needs the result: within the lab's usual time if there is any left, else on the packet's last day. */
function inTimeForPacket({ from, by }: Window, packetBy: CalendarDay): Window {
  const usual = addDays(packetBy, -PET_LAB_RESULT_DAYS);
  return inOfficeHours({ from, by: earliestOf([by, usual >= from ? usual : latestOf([packetBy, from])]) });
}

/** Vets and the lab close on weekends and holidays: the last day is one when they are open, if there is any. */
function inOfficeHours({ from, by }: Window): Window {
  const open = workdayOnOrBefore(by, 'federal');
  return { from, by: open >= from ? open : by };
}

function until(
  from: CalendarDay | undefined,
  lastDays: readonly (CalendarDay | undefined)[],
): Window | undefined {
  return from && lastDays.some(Boolean) ? inOfficeHours({ from, by: earliestOf(lastDays) }) : undefined;
}

function addDaysTo(day: CalendarDay | undefined, days: number): CalendarDay | undefined {
  return day && addDays(day, days);
}
