// What the guide to family orders begins with for a family with a plan.
import type { OwnPlan } from '@/blocks/own-plan';
import type { CalendarDay } from '@/dates/calendar-day';
import { factsCheckedOn } from '@/facts/facts';
import type { GuideAction, Text } from '@/facts/types';
import { TICKET_DAYS } from '@/guides/screening-figures';
import { familyOrdersGuide } from './guide';
import { sources } from './sources';

const { read } = factsCheckedOn('2026-11-30');
const earlier = factsCheckedOn('2026-11-23');

type Start = { lead: string; first: readonly Text[]; action: GuideAction };

export function ownStart({ orders, reportDay, expecting, screening }: OwnPlan, today: CalendarDay | undefined): Start {
  if (orders === 'no') return withoutOrders();
  if (today && reportDay && reportDay <= today) return landed();
  const { lead, first, action } = familyOrdersGuide;
  const [names, start, wait] = first;
  if (screening === 'approved') return { lead: APPROVED, first: [names, tickets, 'Now you can ship, sell and end the lease.'], action };
  const isAsked = screening === 'asked' || screening === 'waiting';
  return {
    lead: isAsked ? ASKED : lead,
    first: [names, expecting ? WHILE_EXPECTING : isAsked ? IS_ASKED : start, wait],
    action,
  };
}

const APPROVED = 'Your family’s travel is approved. Now ask for the tickets.';
const tickets = earlier.read(`Ask for the family’s tickets at least ${TICKET_DAYS} days before you fly. Your transportation office books them.`, sources.bookingLead);

const ASKED = 'Your family can fly once travel is approved. You’ve asked: now keep in touch.';
const IS_ASKED = 'Call the screening office every week. Ask which papers are still missing, and what’s scheduled next.';

const WHILE_EXPECTING = 'Start the screening the day you’re notified. Say that you’re pregnant, and ask the airline how late you may fly.';

const withoutOrders = (): Start => ({
  lead: 'Without orders, nobody has to approve your family’s trip: you book it.',
  first: [
    'Book and pay for your own flights. Nobody reimburses them.',
    read('Bring ID. Adults show a REAL ID, a passport or a military ID. Children under 18 need none.', sources.airportId),
    'If you’re retired, ask about Space-A at the terminal. Retirees fly last, so carry money for tickets.',
  ],
  action: { label: 'ID, bags and the way here', section: 'Travel days, leave and bags' },
});

const landed = (): Start => ({
  lead: 'You’re in Hawaii. Family who comes later can fly once travel is approved.',
  first: [
    'If family still has to come, ask your command where the approval stands. Don’t buy their tickets first.',
    'If you marry or have a baby here, add them to DEERS at an ID card office right away.',
    'If family has to go home early, ask your command in writing first.',
  ],
  action: {
    label: 'Family who joins you later',
    section: 'Married, a new baby, or joining later',
    also: { label: 'Who to call', section: 'Who to call' },
  },
});
