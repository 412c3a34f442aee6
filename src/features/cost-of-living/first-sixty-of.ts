import { type FirstSixtyTexts, firstSixtyForm } from '@/features/first-60-days/first-sixty-form';
import type { MonthTexts } from './month-form';

/** Returns what a month in Hawaii tells The First 60 Days, in its form's words; the rest is blank. */
export function firstSixtyOf({ grade, place, dependents, rent }: MonthTexts): FirstSixtyTexts {
  return { ...firstSixtyForm.blank, grade, place, rent, who: dependents === '0' ? 'single' : '' };
}
