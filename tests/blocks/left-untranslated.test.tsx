import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataTable } from '@/blocks/data-table';
import { LinkedText } from '@/blocks/linked-text';

const isLeft = (element: Element) => element.closest('[translate=no]') !== null;

it.each([
  ['E-5', true],
  ['$2,358', true],
  ['6%', true],
  ['Up to $500 each', false],
])('leaves a cell that holds only figures or a code to no translation: %s', (text, expected) => {
  render(<DataTable table={{ caption: 'Pay', columns: ['Who', 'What'], rows: [['Each', text]] }} />);
  expect(isLeft(screen.getByRole('cell', { name: text }))).toBe(expected);
  expect(isLeft(screen.getByRole('rowheader', { name: 'Each' }))).toBe(false);
});

it('leaves phone numbers, ranges, pay grades and forms in prose to no translation, and only those', () => {
  render(
    <p>
      <LinkedText text="E-5 and up pay $1,200-$2,000 a month; call 808-449-0865." />
    </p>,
  );
  for (const text of ['E-5', '$1,200-$2,000', '808-449-0865'])
    expect(isLeft(screen.getByText(text))).toBe(true);
  expect(isLeft(screen.getByText(/and up pay/))).toBe(false);
});

it('never leaves the period after a range or a grade alone on a line', () => {
  render(
    <p>
      <LinkedText text="Rates are typically 8-12%. Ask an E-5." />
    </p>,
  );
  for (const text of ['8-12%.', 'E-5.']) expect(screen.getByText(text)).toBeVisible();
});
