/** Returns a Markdown table; `columns` are the headings. */
export type Table = { columns: readonly string[]; rows: readonly (readonly string[])[] };

const OVER = ', over**';

/** The median of an odd number of values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A measured value, marked when above its budget. */
export function atMost(value: number, budget: number | undefined, digits = 0): string {
  return marked(value, digits, budget !== undefined && Number(value.toFixed(digits)) > budget);
}

/** A measured value, marked when below its budget. */
export function atLeast(value: number, budget: number): string {
  return marked(value, 0, value < budget);
}

function marked(value: number, digits: number, isOver: boolean): string {
  const text = value.toFixed(digits);
  return isOver ? `**${text}${OVER}` : text;
}

/** The number of rows with a value out of budget. */
export function rowsOver({ rows }: Table): number {
  return rows.filter((row) => row.some((cell) => cell.endsWith(OVER))).length;
}

export function markdownTable({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
