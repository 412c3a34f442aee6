// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { nextStepLine } from '@/features/checklist/next-step-line';

const today = '2026-11-22';
const plan = { reportDay: '2027-06-15', move: {} } as const;
const all = new Set(Array.from({ length: 20 }, (_, index) => index));

describe('the next-step line', () => {
  it.each([
    ['nothing yet', undefined, undefined, undefined],
    ['signed in, nothing checked off', new Set<number>(), undefined, undefined],
    ['three checked off', new Set([0, 1, 4]), undefined, '3 of 20 done. Next: Research Hawaii housing'],
    ['a date alone', undefined, plan, 'Next: Prepare for pet quarantine, start by Dec 17, 2026'],
    ['both', new Set([9, 0]), plan, '2 of 20 done. Next: Research Hawaii housing, start by Feb 15, 2027'],
    [
      'no pets',
      new Set([0]),
      { ...plan, move: { pets: 'no' } } as const,
      '1 of 20 done. Next: Research Hawaii housing, start by Feb 15, 2027',
    ],
    [
      'short notice',
      undefined,
      { ...plan, reportDay: '2026-12-12' } as const,
      'Next: Submit PCS orders to the transportation office, start now',
    ],
    ['all done', all, undefined, '20 of 20 done. See your checklist'],
    ['all done, with a date', all, plan, '20 of 20 done. See your checklist'],
  ] as const)('with %s', (_what, progress, kept, line) => {
    expect(nextStepLine({ progress, plan: kept, today })).toBe(line);
  });
});
