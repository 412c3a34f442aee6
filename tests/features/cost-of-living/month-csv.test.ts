import { expect, test } from 'vitest';
import { monthOf } from '@/features/cost-of-living/month';
import { monthCsv } from '@/features/cost-of-living/month-csv';
import { type MonthTexts, monthForm } from '@/features/cost-of-living/month-form';
import { readMonth } from '@/features/cost-of-living/read-month';

const rates = { pay: 3946_80, bas: 476_95, bah: 3663_00, point: 42_105 / 12 };

function rowsOf(typed: Partial<MonthTexts>) {
  const { input } = readMonth(
    { ...monthForm.blank, grade: 'E-5', years: '4', dependents: '3', place: 'oahu', ...typed },
    { name: '=Blue "house"', cents: 9000_00, of: 1 },
  );
  return monthCsv({ input, month: monthOf(input, rates) }).split('\r\n');
}

test('has a column for each home, the same pay in each, and an empty cell for what is blank', () => {
  const rows = rowsOf({ rent: '3200', food: '1200' });
  expect(rows[0]).toBe('\uFEFF"Kind","Line","On base","Off base","Buying","How"');
  expect(rows[1]).toMatch(
    /^"Comes in","Basic pay","3946.80","3946.80","3946.80","E-5, over 4 years, \d{4}\. Taxed\."$/,
  );
  expect(rows).toContain(
    '"Goes out","Home","3663.00","3200.00","9000.00","Buying: “=Blue ""house""”, kept in the Assumption Cruncher."',
  );
  expect(rows).toContain(
    '"Goes out","Taxes and deductions","301.93","301.93","301.93","Social Security and Medicare, 7.65% of basic pay. Federal tax comes on top."',
  );
  expect(rows).toContain('"Goes out","Power","","","",""');
  expect(rows).toContain('"Left each month","","2921.82","3384.82","0.00","Without what is empty above."');
  expect(rows).toContain('"Short each month","","0.00","0.00","2415.18",""');
});

test('names no home when a payment is typed', () => {
  expect(rowsOf({ payment: '4100' })).toContain('"Goes out","Home","3663.00","","4100.00",""');
});
