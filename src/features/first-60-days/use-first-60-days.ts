import { useMemo } from 'react';
import { type CalendarDay, calendarDayOf } from '@/dates/calendar-day';
import type { AnyPlan } from '@/features/checklist/family-plan';
import { useKeptForm } from '@/features/kept-form/use-kept-form';
import { type CashFlow, cashFlow } from './cash-flow';
import { firstSixtyFields } from './first-sixty-fields';
import { type FirstSixtyTexts, firstSixtyForm } from './first-sixty-form';
import { withFood } from './guess-food';
import { knownFirstSixty, leastDependents } from './known-first-sixty';
import { readForm } from './read-form';
import { startsOf } from './starts';
import { useBrought } from './use-brought';
import { type WorkedOut, workOut } from './work-out';

export type FirstSixty = ReturnType<typeof useFirst60Days>;

/** The form and its answer. A blank one takes what `plan` knows, and what a link here brought. */
export function useFirst60Days(
  plan: AnyPlan | undefined,
  userId: string | undefined,
  isWithoutOrders: boolean,
) {
  const brought = useBrought();
  const prefill = useMemo(() => knownFirstSixty(plan, brought), [plan, brought]);
  const form = useKeptForm(firstSixtyForm, {
    userId,
    prefill,
    filledFrom: [plan && 'your plan', brought && 'Cost of Living'],
  });
  const { texts } = form;
  const { input, problems } = useMemo(() => {
    const read = readForm(texts, dayFor(texts));
    const input = withFood(read.input, texts.food.trim() === '', leastDependents(plan?.move ?? {}));
    return { ...read, input: { ...input, isWithoutOrders } };
  }, [texts, plan, isWithoutOrders]);
  const worked = useMemo(() => workOut(input), [input]);
  const flow = useMemo(() => cashFlow(input, worked), [input, worked]);
  const starts = useMemo(() => startsOf(input, worked), [input, worked]);
  const asksFor = askedGroup(flow, worked);
  return { ...form, input, problems, worked, flow, starts, asksFor, hasPlan: plan !== undefined };
}

/** Returns the group that what comes back waits for. */
function askedGroup({ neededCents }: CashFlow, { tlaNeeds, dlaNeeds }: WorkedOut): 'family' | undefined {
  const isFamily = [...tlaNeeds, ...dlaNeeds].some((name) => firstSixtyFields[name].group === 'family');
  return neededCents !== null && isFamily ? 'family' : undefined;
}

/** Today, unless no date is judged by it, as while prerendering. */
function dayFor({ landing, reportDay }: FirstSixtyTexts): CalendarDay | undefined {
  return landing || reportDay ? calendarDayOf(new Date()) : undefined;
}
