import type { Problems } from '@/features/kept-form/fields';
import { readFields } from '@/features/kept-form/read-fields';
import { islandOf } from '@/features/kept-form/shared-fields';
import { serviceSteps } from '@/money/basic-pay';
import { payGrades } from '@/money/pay-grades';
import type { KeptPayment } from './kept-payment';
import { livingChoices } from './living';
import type { MonthInput } from './month';
import { monthFields } from './month-fields';
import type { MonthField, MonthTexts } from './month-form';

/** Returns what the form says, and a message for each field that can't be used. A blank payment is the kept home's. */
export function readMonth(
  texts: MonthTexts,
  keptHome?: KeptPayment,
): { input: MonthInput; problems: Problems<MonthField> } {
  const { choices, cents, numbers, problems } = readFields(monthFields, texts);
  const { grade, years, dependents, place, home } = choices;
  const takesKept = keptHome && texts.payment.trim() === '';
  const input: MonthInput = {
    grade: payGrades.find((known) => known === grade),
    years: serviceSteps.find((step) => String(step) === years),
    dependents: dependents === undefined ? undefined : Number(dependents),
    island: place === undefined ? undefined : islandOf(place),
    home: livingChoices.find((known) => known === home),
    index: numbers.index,
    ...(takesKept && { keptHome }),
    cents: takesKept ? { ...cents, payment: keptHome.cents } : cents,
  };
  return { input, problems };
}
