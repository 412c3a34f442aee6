import { describe, expect, it } from 'vitest';
import { testsWith, unassignedTests, wholeAppTests } from '../../tools/whole-app-tests.mjs';

describe('npm run check', () => {
  it.each([
    ['src/features/checklist/plan-calendar.ts', 'tests/journeys/checklist-plan.test.tsx'],
    ['src/features/account/components/sign-in-form.tsx', 'tests/journeys/auth.test.tsx'],
    ['src/features/account/session.ts', 'tests/features/account/session.test.tsx'],
    ['src/features/pets/landing.ts', 'tests/journeys/pet-plan.test.tsx'],
    ['src/features/first-60-days/read-form.ts', 'tests/journeys/first-60-days-account.test.tsx'],
    ['src/routes/home/page.tsx', 'tests/journeys/home.test.tsx'],
    ['tests/journeys/shell.test.tsx', 'tests/journeys/shell.test.tsx'],
  ])('after a change of %s runs the journey %s', (changed, journey) => {
    expect(wholeAppTests([changed]).own).toContain(journey);
  });

  it('counts the whole-app tests that it leaves out', () => {
    const { own, others } = wholeAppTests(['src/money/bah.ts']);
    expect(own).toEqual([]);
    expect(others).toEqual(testsWith(/support\/render-app/));
    expect(others.length).toBeGreaterThan(15);
  });

  it('assigns every whole-app test to a folder: add a new one to belongsTo in tools/whole-app-tests.mjs', () => {
    expect(unassignedTests()).toEqual([]);
  });
});
