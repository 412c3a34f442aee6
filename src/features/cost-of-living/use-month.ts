import { useMemo } from 'react';
import { useKeptForm } from '@/features/kept-form/use-kept-form';
import { type KeptHome, keptPayment } from './kept-payment';
import { monthOf } from './month';
import { monthAnswer } from './month-answer';
import { type MonthTexts, monthForm } from './month-form';
import { readMonth } from './read-month';

export type CostOfLiving = ReturnType<typeof useMonth>;

/** The form and its answer. A blank one takes what `prefill` knows, a blank payment a kept home's. */
export function useMonth(
  prefill: MonthTexts,
  homes: readonly KeptHome[],
  userId: string | undefined,
  isWithoutOrders: boolean,
) {
  const form = useKeptForm(monthForm, {
    userId,
    prefill,
    filledNote: 'Filled in from your plan and The First 60 Days. Change what’s different.',
  });
  const { texts } = form;
  const { input, problems } = useMemo(() => {
    const read = readMonth(texts, keptPayment(homes));
    return { ...read, input: { ...read.input, isWithoutOrders } };
  }, [texts, homes, isWithoutOrders]);
  const month = useMemo(() => monthOf(input), [input]);
  const answer = useMemo(() => monthAnswer({ input, month }), [input, month]);
  return { ...form, input, problems, month, answer };
}
