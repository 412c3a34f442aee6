import { describe, expect, it } from 'vitest';
import { type ItemId, itemIds } from '@/features/checklist/content/item-days';
import { nextStepLine } from '@/features/checklist/next-step-line';
import type { Progress } from '@/features/checklist/progress';

const today = '2026-11-22';
const plan = { reportDay: '2027-06-15', move: { screening: 'none' } } as const;
const all: Progress = new Set(itemIds);
const done = (...items: ItemId[]): Progress => new Set(items);

describe('the next-step line', () => {
  it.each([
    ['nothing yet', undefined, undefined, undefined],
    ['signed in, nothing checked off', done(), undefined, undefined],
    [
      'three checked off',
      done('orders', 'household-goods', 'pet-travel'),
      undefined,
      '3 of 20 done. Next: Research Hawaii housing',
    ],
    ['a date alone', undefined, plan, 'Next: Prepare for pet quarantine, start by Dec 17, 2026'],
    [
      'both',
      done('pet-quarantine', 'orders'),
      plan,
      '2 of 20 done. Next: Research Hawaii housing, start by Feb 15, 2027',
    ],
    [
      'no pets',
      done('orders'),
      { ...plan, move: { screening: 'none', pets: 'no' } } as const,
      '1 of 20 done. Next: Research Hawaii housing, start by Feb 15, 2027',
    ],
    [
      'short notice',
      undefined,
      { ...plan, reportDay: '2026-12-12' } as const,
      'Next: Submit PCS orders to the transportation office, start today',
    ],
    [
      'family travel screening ahead',
      done('orders'),
      { ...plan, move: { children: 'yes' } } as const,
      '1 of 20 done. Next: Ask for the family’s travel screening, start today; Mar 5, 2027 at the latest',
    ],
    ['all done', all, undefined, '20 of 20 done. See the PCS Checklist'],
    ['all done, with a date', all, plan, '20 of 20 done. See the PCS Checklist'],
  ] as const)('with %s', (_what, progress, kept, line) => {
    expect(nextStepLine({ progress, plan: kept, today })).toBe(line);
  });
});
