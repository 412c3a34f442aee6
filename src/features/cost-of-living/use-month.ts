import { useMemo } from 'react';
import type { AnyPlan } from '@/features/checklist/family-plan';
import type { FirstSixtyTexts } from '@/features/first-60-days/first-sixty-form';
import { useKeptForm } from '@/features/kept-form/use-kept-form';
import { type KeptHome, keptPayment } from './kept-payment';
import { knownMonth } from './known-month';
import { monthOf } from './month';
import { monthAnswer } from './month-answer';
import { monthForm } from './month-form';
import { readMonth } from './read-month';

export type CostOfLiving = ReturnType<typeof useMonth>;

/** The form and its answer. A blank one takes what the plan and The First 60 Days know, a blank payment a kept home's. */
export function useMonth(
  plan: AnyPlan | undefined,
  firstSixty: FirstSixtyTexts | null | undefined,
  homes: readonly KeptHome[],
  userId: string | undefined,
) {
  const prefill = useMemo(() => knownMonth(plan, firstSixty), [plan, firstSixty]);
  const form = useKeptForm(monthForm, {
    userId,
    prefill,
    filledFrom: [plan && 'your plan', firstSixty && 'The First 60 Days'],
  });
  const { texts } = form;
  const hasPlan = plan !== undefined;
  const isWithoutOrders = plan?.move.orders === 'no';
  const { input, problems } = useMemo(() => {
    const read = readMonth(texts, keptPayment(homes));
    return { ...read, input: { ...read.input, hasPlan, isWithoutOrders } };
  }, [texts, homes, hasPlan, isWithoutOrders]);
  const month = useMemo(() => monthOf(input), [input]);
  const answer = useMemo(() => monthAnswer({ input, month }), [input, month]);
  return { ...form, input, problems, month, answer };
}
