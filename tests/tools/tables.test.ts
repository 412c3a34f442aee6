import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { payGrades } from '@/money/pay-grades';
import { changedRows, type Input, tablesIn, written } from '../../tools/tables/tables';

const AREAS = ['HI407', 'HI408', 'HI409', 'HI414'];
const bah = (name: string, first: number): Input => ({
  name,
  text: AREAS.map((area, at) => [area, ...payGrades.map((_, row) => first + 100 * at + row)].join(',')).join(
    '\r\n',
  ),
});
const both = [bah('bahw27.txt', 3000), bah('bahwo27.txt', 2000)];

function write(inputs: readonly Input[]) {
  const [table] = tablesIn(inputs);
  if (!table) throw new Error('no table');
  const before = readFileSync(table.file, 'utf8');
  const after = written(before, table, '2027-01-04');
  return { before, after, rows: changedRows(before, after, table) };
}

it('writes BAH out of DoD’s own two text files, area by area, with its year and day', () => {
  const { after, rows } = write(both);
  expect(after).toMatch(/BAH_YEAR = 2027;/);
  expect(after).toMatch(/BAH_CHECKED_ON: IsoDate = '2027-01-04'/);
  // Oahu, Kauai, Maui, Hawaii: the fifth amount of HI408, HI414, HI407, HI409.
  expect(after.replace(/\s+/g, ' ')).toContain(
    "'E-5': [ [3104, 2104], [3304, 2304], [3004, 2004], [3204, 2204], ]",
  );
  expect(after).not.toContain("'O-8':");
  expect(rows).toHaveLength(24);
  expect(rows[4]).toMatch(/^'E-5': \[\[3663, 2856\].*\n {6}-> \[\[3104, 2104\]/);
});

it('writes basic pay out of pasted rows, without what only repeats, and joins the parts of a row', () => {
  const text = payGrades
    .flatMap((grade) => {
      const count = grade === 'E-9' ? 16 : 22;
      const cells = Array.from(
        { length: count },
        (_, step) => `${(3000 + 30 * Math.min(step, 4)).toLocaleString('en-US')}.30`,
      );
      return [
        `${grade.replace('-', '')} ${cells.slice(0, 11).join(' ')}`,
        `${grade} ${cells.slice(11).join('\t')}`,
      ];
    })
    .join('\n');
  const { after } = write([{ name: 'pay27.txt', text }]);
  expect(after).toContain("'E-5': { from: 0, cents: [3000_30, 3030_30, 3060_30, 3090_30, 3120_30] }");
  expect(after).toContain("'E-9': { from: 10, cents: [");
});

it('writes DLA with the larger amount first, and COLA with and without dependents', () => {
  const dla = payGrades.map((grade) => `${grade} $1,870.58 $3,548.02`).join('\n');
  expect(write([{ name: 'dla27.txt', text: dla }]).after).toContain("'W-5': [354_802, 187_058]");
  const { after, rows } = write([{ name: 'cola27.txt', text: colaOf(80, 85) }]);
  expect(after.replace(/\s+/g, ' ')).toContain("'W-5': [ [80, 85], [70, 75], ]");
  expect(after).toMatch(/spendable = \[36_200, 37_500, 38_700, 39_900\] as const/);
  expect(rows.at(-1)).toMatch(/^spendable: 35_200, .*\n {6}-> 36_200, 37_500, 38_700, 39_900$/);
});

function colaOf(first: number, second: number): string {
  const rows = payGrades.map((grade) => `${grade} with ${first} ${second} ${second}\n${grade} without 70 75`);
  return ['Spendable $36,200 37,500 38,700 39,900', ...rows].join('\n');
}

it('refuses the rates of a year before', () => {
  expect(() => write([bah('bahw25.txt', 3000), bah('bahwo25.txt', 2000)])).toThrow(
    /and your file those of 2025/,
  );
});

it('changes nothing of a table that is the same', () => {
  const { rows } = write(
    both.map((input) => ({ ...input, text: asShipped(input.name.startsWith('bahwo')) })),
  );
  expect(rows).toEqual([]);
});

/** The rates of the file itself, as DoD's text. */
function asShipped(isWithout: boolean): string {
  const text = readFileSync('src/money/bah.ts', 'utf8');
  const grades = [...text.matchAll(/'[EWO]-\d+E?': \[([\s\S]*?)\n {2}\]/g)].map(([, rates = '']) =>
    [...rates.matchAll(/\[(\d+), (\d+)\]/g)].map(([, one, other]) => (isWithout ? other : one)),
  );
  return ['HI408', 'HI414', 'HI407', 'HI409']
    .map((area, at) =>
      [area, ...grades.map((rates) => rates[at]), ...Array(3).fill(grades.at(-1)?.[at])].join(','),
    )
    .join('\n');
}

it.each<[Input[], RegExp]>([
  [[{ name: 'rates.txt', text: '' }], /name it bahw27\.txt/],
  [both.slice(0, 1), /two files/],
  [[bah('bahw27.txt', 3000), bah('bahwo26.txt', 2000)], /different years/],
  [[bah('bahw27.txt', 3000), { name: 'bahwo27.txt', text: 'HI408,1,2' }], /HI408: the file needs a line/],
  [[{ name: 'cola27.txt', text: colaOf(80, 90) }], /E-1: “90” has no spendable income/],
  [[{ name: 'cola27.txt', text: 'E-1 with 70' }], /needs a row “spendable/],
  [[{ name: 'dla27.txt', text: 'E-1 1,870.58 3,548.02' }], /lack E-2, E-3/],
  [
    [{ name: 'dla27.txt', text: payGrades.map((grade) => `${grade} 1870.5 3548.02`).join('\n') }],
    /isn’t an amount/,
  ],
])('says what is wrong with %j', (inputs, says) => {
  expect(() => tablesIn(inputs)).toThrow(says);
});
