import { emptyTexts, type FormTexts } from '@/features/first-60-days/fields';
import type { MonthTexts } from './month-fields';

/** Returns what a month in Hawaii tells The First 60 Days, in its form's words; the rest is blank. */
export function firstSixtyOf({ grade, place, dependents, rent }: MonthTexts): FormTexts {
  return { ...emptyTexts, grade, place, rent, who: dependents === '0' ? 'single' : '' };
}
