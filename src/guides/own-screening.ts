// The days of one family between today and its report date, as its guide draws them: see family-orders.ts.
import { addDays, type CalendarDay, daysBetween } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { factsCheckedOn } from '@/facts/facts';
import type { Service } from '@/facts/services';
import type { Text, TimeLineStep } from '@/facts/types';
import { sources } from './family-orders-sources';
import { SCREENING_DAYS, screeningRules, TICKET_DAYS } from './screening-figures';

const { read, unconfirmed } = factsCheckedOn('2026-11-23');

/** When the screening takes all the days that are left. */
const shortOfDays: readonly Text[] = [
  'Ask for the appointments today, and give your report date at the first call.',
  unconfirmed('Records from off-base doctors and schools take longest: ask for them today.', sources.airForceScreening),
  'Ask your command now, in writing, what happens if the answer comes late: a later report date, or you go first and your family follows.',
  read('Don’t ship, sell or end the lease to save time. Wait until your family’s travel is approved.', sources.screeningFirst),
];

type OwnMove = {
  today: CalendarDay;
  reportDay: CalendarDay;
  service?: Service | undefined;
  isApproved: boolean;
};

export type OwnDays = {
  title: string;
  steps: readonly TimeLineStep[];
  ticks: readonly { at: number; label: string }[];
  /** What to do when the screening, and tickets after it, take more days than are left. Empty when they don't. */
  short: readonly Text[];
};

/** Returns the line from today to the report date. Undefined from the report date on, when nothing is left to draw. */
export function ownScreening({ today, reportDay, service, isApproved }: OwnMove): OwnDays | undefined {
  const daysLeft = daysBetween(today, reportDay);
  if (daysLeft <= 0) return undefined;
  const needed = service ? screeningRules[service].days : SCREENING_DAYS;
  const days = isApproved ? 0 : needed;
  const approvedOn = addDays(today, days);
  const at = (day: CalendarDay) => Math.min(1, Math.max(0, daysBetween(today, day) / daysLeft));
  const ticketsBy = addDays(reportDay, -TICKET_DAYS);
  const isLate = ticketsBy <= approvedOn;
  const tickets: TimeLineStep = isLate
    ? { label: 'Ask for tickets at once', from: at(approvedOn), text: days > 0 ? 'once it’s approved' : 'now' }
    : {
        label: `Ask for tickets, ${TICKET_DAYS} days before`,
        from: at(ticketsBy),
        text: unconfirmed(formatDate(ticketsBy), sources.bookingLead),
      };
  const screening: readonly TimeLineStep[] = [
    { label: 'Start the screening', from: 0, text: 'today' },
    {
      label: labelOf(days, daysLeft),
      from: 0,
      to: at(approvedOn),
      text: days > SCREENING_DAYS ? unconfirmed(`up to ${days} days`, sources.airForceScreening) : read(`about ${days} days`, sources.familyScreening),
    },
    ...(days < daysLeft
      ? [
          {
            label: 'Approved, if it starts today: now ship, sell, end the lease',
            from: at(approvedOn),
            text: `about ${formatDate(approvedOn)}`,
          },
        ]
      : []),
  ];
  return {
    title: `Your days: ${daysLeft} until you report`,
    steps: [...(days > 0 ? screening : []), ...(days < daysLeft ? [tickets] : []), { label: 'You report', from: 1, text: formatDate(reportDay) }],
    ticks: [
      { at: 0, label: 'Today' },
      { at: 1, label: 'You report' },
    ],
    short: days > 0 && days + TICKET_DAYS > daysLeft ? shortOfDays : [],
  };
}

function labelOf(days: number, daysLeft: number): string {
  if (days === daysLeft) return 'Screening: every day you have';
  return days < daysLeft ? 'Screening' : 'Screening: longer than you have';
}
