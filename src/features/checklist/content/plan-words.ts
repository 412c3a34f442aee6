import { formatDate } from '@/dates/format-date';
import type { ItemTiming } from '@/features/checklist/components/item-row';
import { type Move, type MoveQuestion, notNeededBecause } from '@/features/checklist/family-plan';
import { daysInWords, type PlanEntry, type PlanGroup } from '@/features/checklist/start-by';
import { baseAsAnswer, baseIds } from '@/guides/bases';
import { startDates } from './checklist-start-dates';

const ourSuggestion = 'our suggestion.';

export const groupTitles: Record<PlanGroup, string> = {
  now: 'Now',
  'next-30': 'Next 30 days',
  later: 'Later',
  'before-landing': 'For before you landed',
  done: 'Done',
  'not-needed': 'Not for you',
};

/** Returns what an item's row shows from the plan. */
export function timingOf(entry: PlanEntry, move: Move): ItemTiming {
  const { leadDays = 0, why = ourSuggestion, short } = startDates[entry.itemIndex] ?? {};
  return {
    line: timingLine(entry),
    notNeeded: entry.group === 'not-needed' ? notNeededBecause(entry.itemIndex, move) : undefined,
    short: entry.isShort ? short : undefined,
    why: { leadDays, source: why },
  };
}

/** Such as "Start by Dec 17, 2026 · 3 weeks left". Never a negative number. */
function timingLine({ startBy, daysToStart, group }: PlanEntry): string {
  if (group === 'done') return 'Done';
  if (group === 'before-landing') return 'For before the move';
  if (daysToStart < 0) return 'Start now';
  if (daysToStart === 0) return 'Start today';
  return `Start by ${formatDate(startBy)} · ${daysInWords(daysToStart)} left`;
}

/** Returns the remaining items as plain text for a message. */
export function planText(left: readonly PlanEntry[], origin: string): string {
  const lines = left.map(({ itemIndex, startBy, daysToStart }) => {
    const when = daysToStart <= 0 ? 'start now' : `start by ${formatDate(startBy)}`;
    return `- ${startDates[itemIndex]?.item}: ${when}`;
  });
  return ['Left on our Hawaii PCS checklist:', ...lines, `${origin}/pcs-toolkit/hawaii-checklist`].join('\n');
}

type Labels = { label: string; choices: Record<string, string> };

const yesOrNo = { yes: 'Yes', no: 'No' };

export const moveLabels: Record<MoveQuestion, Labels> = {
  service: {
    label: 'Service',
    choices: {
      army: 'Army',
      navy: 'Navy',
      'air-force': 'Air Force',
      'marine-corps': 'Marine Corps',
      'coast-guard': 'Coast Guard',
      'space-force': 'Space Force',
    },
  },
  base: {
    label: 'Base',
    choices: Object.fromEntries(baseIds.map((id) => [id, baseAsAnswer(id)])),
  },
  pets: { label: 'Pets', choices: yesOrNo },
  firearms: { label: 'Firearms', choices: yesOrNo },
  vehicles: { label: 'Vehicles', choices: { none: 'None', one: 'One', more: 'Two or more' } },
  motorcycle: { label: 'Motorcycle', choices: yesOrNo },
  children: { label: 'Children', choices: yesOrNo },
  home: {
    label: 'Home',
    choices: { base: 'On base', rent: 'In town', buy: 'Buying', barracks: 'Barracks' },
  },
};
