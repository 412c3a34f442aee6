// The days of one family between today and its report date, as its guide draws them: see family-orders.ts.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { shortDate } from '@/dates/format-date';
import { workdayOnOrAfter, workdayOnOrBefore } from '@/dates/workdays';
import type { OtherIsland } from '@/facts/bases';
import { factsCheckedOn } from '@/facts/facts';
import type { Service } from '@/facts/services';
import type { Text, TimeLineStep } from '@/facts/types';
import { SCREENING_DAYS, screeningRules, TICKET_DAYS } from '@/guides/screening-figures';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-23');

/** What a single parent, or one of two who serve, can't go ahead without. */
const CARE_PLAN = 'Going ahead alone requires your family care plan.';

/** When the screening takes all the days that are left. */
const shortOfDays = (parent: OwnMove['parent']): readonly Text[] => [
  parent
    ? `Ask your command today, in writing, for a later report day. Your command decides. ${CARE_PLAN}`
    : 'Ask your command today, in writing, for a later report day, or to go ahead alone and let your family follow. Your command decides.',
  'Ask for the appointments today, and give your report date at the first call.',
  read('Records from off-base doctors and schools take longest: ask for them today.', sources.airForceScreening),
];

type OwnMove = {
  today: CalendarDay;
  reportDay: CalendarDay;
  service?: Service | undefined;
  /** Not for Oahu. */
  island?: OtherIsland | undefined;
  parent?: 'yes' | undefined;
  isApproved: boolean;
};

export type OwnDays = {
  title: string;
  steps: readonly TimeLineStep[];
  ticks: readonly { at: number; label: string }[];
  /** Where the approval is on the line. Undefined when it comes after the report date. */
  thickFrom: number | undefined;
  note: string;
  /** What to do when the screening, and tickets after it, take more days than are left. Empty when they don't. */
  short: readonly Text[];
};

/** What has to happen, in this order, and who does it. */
export const approvals = {
  start: 'You start screening the day you’re notified',
  screening: 'Your hospital screens you, then checks with Hawaii',
  approved: 'Approved: now you can ship, sell, end the lease',
  tickets: `Ask for tickets ${TICKET_DAYS} days before you fly`,
  report: 'You report, with your family',
} as const;

/** What reporting means when the approval, or the tickets after it, come too late for the report date. */
const reportAlone = (parent: OwnMove['parent']) => (parent ? `You report, on a later day if your command agrees. ${CARE_PLAN}` : 'You report: alone, or on a later day if your command agrees');

/** What the thick end of the line means. */
export const SAFE_FROM_THERE = 'Top line, where thick: safe to ship and sell';

/**
 * Returns the line from today to the report date or, when the approval comes after it, to the approval. Undefined from the report
 * date on, when nothing is left to draw.
 */
export function ownScreening({ today, reportDay, service, island, parent, isApproved }: OwnMove): OwnDays | undefined {
  const daysLeft = daysBetween(today, reportDay);
  if (daysLeft <= 0) return undefined;
  const rule = service && screeningRules[service];
  const days = isApproved ? 0 : (rule?.days ?? SCREENING_DAYS);
  const over = rule?.isNotForOahu && !island ? 'not needed' : 'done';
  const approvedOn = isApproved ? today : workdayOnOrAfter(addDays(today, days), 'federal');
  const ticketsBy = workdayOnOrBefore(addDays(reportDay, -TICKET_DAYS), 'federal');
  const isAfter = approvedOn > reportDay;
  const isTogether = isApproved || approvedOn <= ticketsBy;
  const last = isAfter ? daysBetween(today, approvedOn) : daysLeft;
  const at = (day: CalendarDay) => Math.max(0, daysBetween(today, day) / last);
  const report = { label: isTogether ? approvals.report : reportAlone(parent), from: at(reportDay), text: shortDate(reportDay) };
  const approved = { label: approvals.approved, from: at(approvedOn), text: isApproved ? 'now' : shortDate(approvedOn) };
  const tickets =
    approvedOn < ticketsBy
      ? { label: approvals.tickets, from: at(ticketsBy), text: read(shortDate(ticketsBy), sources.bookingLead) }
      : { label: approvals.tickets, from: at(approvedOn), text: 'right away' };
  const steps: readonly TimeLineStep[] = [
    { label: approvals.start, from: isApproved ? undefined : 0, text: isApproved ? over : 'today' },
    {
      label: approvals.screening,
      from: isApproved ? undefined : 0,
      to: at(approvedOn),
      text: isApproved ? over : screeningTime(days),
    },
    ...(isAfter ? [report, approved, tickets] : [approved, tickets, report]),
  ];
  return {
    title: `Your days: ${daysLeft} until you report`,
    steps,
    ticks: [
      { at: 0, label: 'Today' },
      { at: at(reportDay), label: 'You report' },
    ],
    thickFrom: isAfter ? undefined : at(approvedOn),
    note: isAfter ? 'Ship and sell only once it’s approved' : SAFE_FROM_THERE,
    short: isTogether ? [] : shortOfDays(parent),
  };
}

function screeningTime(days: number): Text {
  return days > SCREENING_DAYS ? read(`${days} days`, sources.airForceScreening) : read(`${days} days`, sources.familyScreening);
}
