// @vitest-environment node
import { expect, test } from 'vitest';
import { paidByYear, paymentRanges } from '@/features/assumption/payment-timeline';

const short = { principal: 1000, ratePercent: 0, payment: 100, months: 10 };
const long = { principal: 3000, ratePercent: 0, payment: 100, months: 30 };

test('a bill of 200 falls to 100 when the 10-month loan ends and to the extras when the 30-month loan does', () => {
  const other = { ...long, payment: 90, months: 36 };
  expect(paymentRanges([short, long], [other], 25)).toEqual([
    { fromMonth: 1, toMonth: 10, assumption: 225, newLoan: 115 },
    { fromMonth: 11, toMonth: 30, assumption: 125, newLoan: 115 },
    { fromMonth: 31, toMonth: 36, assumption: 25, newLoan: 115 },
  ]);
});

test('no loans give no ranges and no years', () => {
  expect(paymentRanges([], [], 25)).toEqual([]);
  expect(paidByYear([], [])).toEqual([]);
});

test('30 months of payments are three years in the chart', () => {
  expect(paidByYear([short], [long])).toEqual([
    { year: 1, assumption: 1000, newLoan: 1200 },
    { year: 2, assumption: 1000, newLoan: 2400 },
    { year: 3, assumption: 1000, newLoan: 3000 },
  ]);
});
