import { expect, test } from 'vitest';
import { parseFamilyPlan } from '@/features/checklist/family-plan';
import { knownMonth } from '@/features/cost-of-living/known-month';
import { type MonthTexts, monthForm } from '@/features/cost-of-living/month-form';
import { type FirstSixtyTexts as FormTexts, firstSixtyForm } from '@/features/first-60-days/first-sixty-form';

const plan = parseFamilyPlan({ reportDay: '2027-06-15', move: { base: 'kaneohe', home: 'barracks' } });
const home = 'barracks';

test.each<[string, Partial<FormTexts> | undefined, Partial<MonthTexts>]>([
  ['the plan’s base and home', undefined, { place: 'kaneohe', home, dependents: '0' }],
  [
    'a family’s grade, island, dependents and rent',
    { grade: 'E-6', place: 'maui', who: 'family', ages: '34, 9 and 4', rent: '3,200' },
    { grade: 'E-6', place: 'maui', dependents: '3', rent: '3,200', home },
  ],
  [
    'no dependents of someone alone',
    { who: 'single', ages: '34' },
    { place: 'kaneohe', dependents: '0', home },
  ],
  [
    'five dependents of seven',
    { who: 'family', ages: '34 9 8 7 6 5 0' },
    { place: 'kaneohe', dependents: '5', home },
  ],
  ['no number of dependents without their ages', { who: 'family' }, { place: 'kaneohe', home }],
  ['no rent of base housing, which is typed as 0', { rent: '0' }, { place: 'kaneohe', home }],
])('a blank form takes %s', (_, texts, expected) => {
  const firstSixty = texts && { ...firstSixtyForm.blank, ...texts };
  expect(knownMonth(plan, firstSixty)).toEqual({ ...monthForm.blank, ...expected });
});
