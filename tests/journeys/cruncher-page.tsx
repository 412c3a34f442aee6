import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { ASSUMPTION_FIELDS } from '@/features/assumption/assumption-fields';
import type { AssumptionField } from '@/features/assumption/assumption-input';
import { Component as CruncherPage } from '@/routes/calculators/assumption-cruncher/page';
import { labeled, whole } from '../support/page-parts';
import { renderPage } from '../support/render-page';

const labels = new Map<string, string>(ASSUMPTION_FIELDS.map(({ field, label }) => [field, label]));

export type FieldName = AssumptionField;
export type Filling = Partial<Record<FieldName, string>>;

/** The program's savings example. */
export const example: Filling = {
  purchasePrice: '600000',
  assumedLoanBalance: '400000',
  assumptionRate: '3.5',
  currentRate: '7.5',
};

/** The example with the seller's loan ending after 12 years and the GAP loan after 15. */
export const unequalTerms: Filling = { ...example, assumedLoanTerm: '12', gapTerm: '15' };

export const openCruncher = (hash = '') =>
  renderPage(CruncherPage, `/calculators/assumption-cruncher${hash}`);

export const field = (name: FieldName) => labeled(labels.get(name) ?? name);

export function fill(texts: Filling) {
  for (const [name, value] of Object.entries(texts)) {
    fireEvent.change(field(name as FieldName), { target: { value } });
  }
}

export function calculate() {
  fireEvent.click(screen.getByText('Calculate', { selector: 'button' }));
}

export function calculateWith(texts: Filling) {
  fill(texts);
  calculate();
}

export const resultHeading = () =>
  screen
    .queryByText(whole(/^(Assuming (saves|costs)|Both ways)/), { selector: 'h2 > span' })
    ?.closest('h2') ?? null;

/** Expects these rows in a table, with a bar between their cells. */
export function expectRows(caption: Parameters<typeof screen.getByText>[0], ...rows: string[]): void {
  const table = screen.getByText(caption, { selector: 'caption' }).closest('table');
  const found = [...(table?.rows ?? [])].map(({ cells }) =>
    [...cells].map((cell) => cell.textContent).join(' | '),
  );
  expect(found).toEqual(expect.arrayContaining(rows));
}

/** Fails when the page shows something that no input may produce. */
export function expectNoNonsense() {
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined|null|-\$|\$-|-0\b/);
}
