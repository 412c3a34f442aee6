import { serviceSteps } from '@/money/basic-pay';
import { isPayGrade, type PayGrade, payGrades } from '@/money/pay-grades';

/** A file with rates as they are published, by its name, such as bahw27.txt. */
export type Input = { name: string; text: string };

/** What to do with one file of src/money: what its rates become, row by row. */
export type Table = {
  file: string;
  constant: string;
  year: number;
  rows: Record<string, string>;
  declares: RegExp;
  /** Another list of the file, by its constant. */
  list?: { name: string; numbers: readonly number[] };
};

/** DoD's code of each area in Hawaii, in the order of bahIslands in src/money/bah.ts. */
const BAH_AREAS = ['HI408', 'HI414', 'HI407', 'HI409'] as const;

/** Returns the tables in these files. Throws with what is missing or can't be read. */
export function tablesIn(inputs: readonly Input[]): Table[] {
  const kinds = inputs.map((input) => {
    const [, kind = '', year = ''] = /^(bahwo|bahw|pay|dla|cola)(\d\d)\.\w+$/i.exec(input.name) ?? [];
    if (!kind)
      throw new Error(
        `${input.name}: name it bahw27.txt, bahwo27.txt, pay27.txt, dla27.txt or cola27.txt, with the year.`,
      );
    return { ...input, kind: kind.toLowerCase(), year: 2000 + Number(year) };
  });
  const of = (kind: string) => kinds.find((input) => input.kind === kind);
  const [withDependents, without] = [of('bahw'), of('bahwo')];
  if (!withDependents !== !without)
    throw new Error('BAH comes as two files, bahw… with dependents and bahwo… without: give both.');
  if (withDependents?.year !== without?.year) throw new Error('The two files of BAH are of different years.');
  const tables: Table[] = [];
  if (withDependents && without)
    tables.push(bahTable(withDependents.text, without.text, withDependents.year));
  for (const [kind, make] of [
    ['pay', payTable],
    ['dla', dlaTable],
    ['cola', colaTable],
  ] as const) {
    const input = of(kind);
    if (input) tables.push(make(input.text, input.year));
  }
  return tables;
}

/** DoD's own text files: the area's code, then an amount for each of 27 grades. */
function bahTable(withDependents: string, without: string, year: number): Table {
  const areas = [withDependents, without].map((text) => BAH_AREAS.map((area) => amountsOf(area, text)));
  const rows = payGrades.slice(0, payGrades.indexOf('O-7') + 1).map((grade, index) => {
    const rates = BAH_AREAS.map((_, area) => `[${areas.map((table) => table[area]?.[index]).join(', ')}]`);
    return [grade, `[\n    ${rates.join(',\n    ')},\n  ]`];
  });
  return {
    file: 'src/money/bah.ts',
    constant: 'BAH',
    year,
    rows: Object.fromEntries(rows),
    declares: /const rates: Record<BahGrade/,
  };
}

function amountsOf(area: string, text: string): number[] {
  const row = text.split(/\r?\n/).find((line) => line.trim().toUpperCase().startsWith(area));
  const amounts = (row ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(1)
    .map(Number);
  if (
    amounts.length !== payGrades.length ||
    amounts.some((amount) => !Number.isInteger(amount) || amount < 500)
  )
    throw new Error(
      `${area}: the file needs a line with its code and ${payGrades.length} whole amounts. It has ${amounts.length}.`,
    );
  return amounts;
}

/** Rows as they are pasted from a web page or a PDF: the grade, then its amounts. A grade's rows are joined. */
function rowsOf(text: string, isHead: (word: string) => boolean): Map<string, string[]> {
  const rows = new Map<string, string[]>();
  for (const line of text.split(/\r?\n/)) {
    const [head = '', ...cells] = line.trim().split(/[\s|]+/);
    if (!isHead(head)) continue;
    rows.set(head, [
      ...(rows.get(head) ?? []),
      ...cells.filter((cell) => /\d/.test(cell) || /^with(out)?$/i.test(cell)),
    ]);
  }
  return rows;
}

const gradeRows = (text: string, year: number): [PayGrade, string[]][] => {
  const rows = rowsOf(text.replace(/\b([EWO])-?(\d{1,2}E?)\b/g, '$1-$2'), isPayGrade);
  const missing = payGrades.filter((grade) => !rows.has(grade));
  if (missing.length > 0) throw new Error(`The rows of ${year} lack ${missing.join(', ')}.`);
  return payGrades.map((grade) => [grade, rows.get(grade) ?? []]);
};

/** Cents as they are typed in the project: 3342_90. */
function centsOf(grade: string, cell: string): number {
  if (!/^\$?\d{1,3}(,?\d{3})*\.\d\d$/.test(cell))
    throw new Error(`${grade}: “${cell}” isn’t an amount in dollars and cents.`);
  return Number(cell.replace(/[$,.]/g, ''));
}

/** The last one of a row stays for all later steps. */
function withoutRepeats<Cell>(row: readonly Cell[]): readonly Cell[] {
  const end = row.findLastIndex((cell) => cell !== row.at(-1));
  return row.slice(0, end + 2);
}

/** The amounts of a grade fill its row to the last step, so that their number says the first. The last one stays. */
function payTable(text: string, year: number): Table {
  const rows = gradeRows(text, year).map(([grade, cells]) => {
    const amounts = cells.map((cell) => centsOf(grade, cell));
    const from = serviceSteps[serviceSteps.length - amounts.length];
    if (from === undefined || amounts.length === 0)
      throw new Error(
        `${grade}: ${amounts.length} amounts, and the table has ${serviceSteps.length} columns. Paste every column.`,
      );
    const typed = withoutRepeats(amounts).map(
      (cents) => `${Math.floor(cents / 100)}_${String(cents % 100).padStart(2, '0')}`,
    );
    return [grade, `{ from: ${from}, cents: [${typed.join(', ')}] }`];
  });
  return {
    file: 'src/money/basic-pay.ts',
    constant: 'BASIC_PAY',
    year,
    rows: Object.fromEntries(rows),
    declares: /const rates: Record<PayGrade/,
  };
}

/** Two amounts a row, in either order: the larger is with dependents. */
function dlaTable(text: string, year: number): Table {
  const rows = gradeRows(text, year).map(([grade, cells]) => {
    const amounts = cells.map((cell) => centsOf(grade, cell)).sort((a, b) => b - a);
    if (amounts.length !== 2)
      throw new Error(
        `${grade}: DLA has two amounts, with and without dependents. There are ${amounts.length}.`,
      );
    return [grade, `[${amounts.map((cents) => String(cents).replace(/(\d{3})$/, '_$1')).join(', ')}]`];
  });
  return {
    file: 'src/money/dla.ts',
    constant: 'DLA',
    year,
    rows: Object.fromEntries(rows),
    declares: /const rates: Record<PayGrade/,
  };
}

/** COLA's yearly pay begins here and rises in steps of five: one amount of spendable income for each. In thousands. */
const LOWEST_YEARLY_PAY = 70;

/**
 * Rows such as "E-5 with 85 85 90" and "E-5 without 75 75 80": yearly pay in thousands, one number a step. And one row
 * "spendable 35,200 36,500 …", what a family of three spends at each yearly pay from the lowest on.
 */
function colaTable(text: string, year: number): Table {
  const spendable = (rowsOf(text.toLowerCase(), (head) => head === 'spendable').get('spendable') ?? []).map(
    (cell) => Number(cell.replace(/[$,]/g, '')),
  );
  if (spendable.length === 0 || spendable.some((dollars, at) => !(dollars > (spendable[at - 1] ?? 0))))
    throw new Error('COLA needs a row “spendable 35,200 36,500 …”: dollars a year, each more than the last.');
  const isPay = (cell: string) => spendable[(Number(cell) - LOWEST_YEARLY_PAY) / 5] !== undefined;
  const rows = gradeRows(text, year).map(([grade, cells]) => {
    const at = cells.findIndex((cell) => /^without$/i.test(cell));
    const lists = [cells.slice(0, at), cells.slice(at)].map((list) =>
      withoutRepeats(list.filter((cell) => /^\d+$/.test(cell))),
    );
    if (at < 0 || lists.some((list) => list.length === 0))
      throw new Error(
        `${grade}: COLA needs a row “${grade} with …” and below it a row “${grade} without …”.`,
      );
    const other = lists.flat().find((cell) => !isPay(cell));
    if (other)
      throw new Error(`${grade}: “${other}” has no spendable income. Write thousands, such as 70, 75, 80.`);
    return [grade, `[\n    ${lists.map((list) => `[${list.join(', ')}]`).join(',\n    ')},\n  ]`];
  });
  return {
    file: 'src/money/cola.ts',
    constant: 'COLA',
    year,
    rows: Object.fromEntries(rows),
    declares: /const yearlyPay: Record<PayGrade/,
    list: { name: 'spendable', numbers: spendable },
  };
}

/** Returns the file's text with the table's rates, year and day of checking. */
export function written(
  text: string,
  { constant, year, rows, declares, file, list }: Table,
  today: string,
): string {
  const kept = Number(new RegExp(`${constant}_YEAR = (\\d{4})`).exec(text)?.[1]);
  if (kept > year) throw new Error(`${file} has the rates of ${kept}, and your file those of ${year}.`);
  const start = text.search(declares);
  const open = text.indexOf('{\n', text.indexOf(' = ', start));
  const end = text.indexOf('\n};', open);
  if (start < 0 || open < 0 || end < 0) throw new Error(`${file} has another form than this tool expects.`);
  const body = Object.entries(rows)
    .map(([grade, value]) => `  '${grade}': ${value},`)
    .join('\n');
  const listed = (all: string) =>
    list ? all.replace(listIn(list.name), `$1${list.numbers.map(typedDollars).join(', ')}$3`) : all;
  return listed(`${text.slice(0, open)}{\n${body}${text.slice(end)}`)
    .replace(new RegExp(`${constant}_YEAR = \\d{4}`), `${constant}_YEAR = ${year}`)
    .replace(new RegExp(`(${constant}_CHECKED_ON: IsoDate = )'[^']*'`), `$1'${today}'`);
}

const listIn = (name: string) => new RegExp(`(const ${name} = \\[)([^\\]]*)(\\])`);

/** As dollars are typed in the project: 35_200. */
function typedDollars(dollars: number): string {
  return String(dollars).replace(/\B(?=(\d{3})+$)/g, '_');
}

/** Returns the rows that differ, as "E-5: before -> after", from two texts of a file in the same format. */
export function changedRows(before: string, after: string, { rows, declares, list }: Table): string[] {
  const rowIn = (text: string, grade: string) => {
    const from = text.indexOf(`  '${grade}':`, text.search(declares));
    const next = text.slice(from + 3).search(/\n {2}'|\n};/);
    return text
      .slice(from, from + 3 + next)
      .replace(/\s+/g, ' ')
      .replace(/, ([\]}])/g, '$1')
      .replace(/([[{]) /g, '$1')
      .replace(/,$/, '')
      .trim();
  };
  const changed = Object.keys(rows).flatMap((grade) => {
    const [was, is] = [rowIn(before, grade), rowIn(after, grade)];
    return was === is ? [] : [`${was}\n      -> ${is.replace(/^'[^']*': /, '')}`];
  });
  const [was, is] = [before, after].map((text) => list && numbersOf(text, list.name));
  return list && was !== is ? [...changed, `${list.name}: ${was}\n      -> ${is}`] : changed;
}

function numbersOf(text: string, list: string): string {
  return (
    listIn(list)
      .exec(text)?.[2]
      ?.match(/[\d_]+/g) ?? []
  ).join(', ');
}
