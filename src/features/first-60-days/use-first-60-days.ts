import { useMemo } from 'react';
import { type CalendarDay, calendarDayOf } from '@/dates/calendar-day';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { useKeptForm } from '@/features/kept-form/use-kept-form';
import { cashFlow } from './cash-flow';
import { type FirstSixtyTexts, firstSixtyForm } from './first-sixty-form';
import { withFood } from './guess-food';
import { readForm } from './read-form';
import { useBrought } from './use-brought';
import { workOut } from './work-out';

export type FirstSixty = ReturnType<typeof useFirst60Days>;

/** The form and its answer. A blank one takes base, grade and report day of `plan`, and what a link here brought. */
export function useFirst60Days(
  plan: FamilyPlan | undefined,
  userId: string | undefined,
  isWithoutOrders: boolean,
) {
  const brought = useBrought();
  const prefill = useMemo(() => prefillOf(plan, brought), [plan, brought]);
  const form = useKeptForm(firstSixtyForm, {
    userId,
    prefill,
    filledNote: brought
      ? 'What your plan and Cost of Living know is filled in.'
      : 'What your plan knows is filled in.',
  });
  const { texts } = form;
  const { input, problems } = useMemo(() => {
    const read = readForm(texts, dayFor(texts));
    const input = withFood(read.input, texts.food.trim() === '');
    return { ...read, input: { ...input, isWithoutOrders } };
  }, [texts, isWithoutOrders]);
  const worked = useMemo(() => workOut(input), [input]);
  const flow = useMemo(() => cashFlow(input, worked), [input, worked]);
  return { ...form, input, problems, worked, flow };
}

function prefillOf(
  plan: FamilyPlan | undefined,
  brought: FirstSixtyTexts = firstSixtyForm.blank,
): FirstSixtyTexts {
  if (!plan) return brought;
  const { base = '', grade = '' } = plan.move;
  return {
    ...brought,
    place: brought.place || base,
    grade: brought.grade || grade,
    reportDay: plan.reportDay,
  };
}

/** Today, unless no date is judged by it, as while prerendering. */
function dayFor({ landing, reportDay }: FirstSixtyTexts): CalendarDay | undefined {
  return landing || reportDay ? calendarDayOf(new Date()) : undefined;
}
