// What the plan and The First 60 Days already know of a month in Hawaii.
import type { AnyPlan } from '@/features/checklist/family-plan';
import type { FirstSixtyTexts } from '@/features/first-60-days/first-sixty-form';
import { knownWho } from '@/features/first-60-days/known-first-sixty';
import { COLA_MOST_DEPENDENTS } from '@/money/cola';
import { livingChoices } from './living';
import { type MonthTexts, monthForm } from './month-form';

/** Returns the fields that are known, and the others blank. The First 60 Days goes before the plan. */
export function knownMonth(
  plan: AnyPlan | undefined,
  firstSixty: FirstSixtyTexts | null | undefined,
): MonthTexts {
  const { base, home, grade, orders } = plan?.move ?? {};
  return {
    ...monthForm.blank,
    place: firstSixty?.place || base || '',
    home: livingChoices.find((choice) => choice === home) ?? '',
    grade: orders === 'no' ? '' : firstSixty?.grade || grade || '',
    dependents: dependentsIn(
      firstSixty ?? { who: orders === 'no' ? '' : knownWho(plan?.move ?? {}), ages: '' },
    ),
    rent: firstSixty && /[1-9]/.test(firstSixty.rent) ? firstSixty.rent : '',
  };
}

/** Their ages tell how many they are. */
function dependentsIn({ who, ages }: Pick<FirstSixtyTexts, 'who' | 'ages'>): string {
  if (who === 'single') return '0';
  const count = ages.match(/\d+/g)?.length ?? 0;
  return who === '' || count === 0 ? '' : String(Math.min(count, COLA_MOST_DEPENDENTS));
}
