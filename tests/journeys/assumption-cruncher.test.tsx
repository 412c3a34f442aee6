import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Component as CruncherPage } from '@/routes/calculators/assumption-cruncher';
import {
  calculate,
  calculateWith,
  example,
  expectNoNonsense,
  type FieldName,
  field,
  fill,
  LABELS,
  openCruncher,
  resultHeading,
  row,
  unequalTerms,
} from './cruncher-page';

const names = Object.keys(LABELS) as FieldName[];
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the form', () => {
  it('opens with twelve fields, the GAP rate at 9.5%, the terms at 30 years and the rest empty', () => {
    openCruncher();
    expect(screen.getAllByRole('textbox')).toHaveLength(12);
    const values = Object.fromEntries(names.map((name) => [name, field(name).value]));
    const filledIn = { assumedLoanTerm: '30', gapRate: '9.5', gapTerm: '30', newLoanTerm: '30' };
    expect(values).toEqual({ ...Object.fromEntries(names.map((name) => [name, ''])), ...filledIn });
    expect(resultHeading()).toBeNull();
  });

  it('groups the fields the way a buyer thinks of them', () => {
    openCruncher();
    const groups = within(screen.getByRole('form', { name: 'Your numbers' })).getAllByRole('group');
    expect(groups.map((group) => within(group).getAllByRole('textbox').length)).toEqual([2, 3, 2, 2, 3]);
    const gap = screen.getByRole('group', { name: 'The GAP loan, for the rest of the price' });
    expect(gap).toHaveTextContent('GAP covers up to 90% of the price');
    expect(gap).toHaveTextContent('GAP rates are typically 8-12%.');
    expect(gap).toHaveTextContent(/By our program’s list.* unconfirmed/);
  });

  it.each(names)('offers the right keyboard for %s', (name) => {
    openCruncher();
    const isMoney = !/Rate|Term/.test(name);
    expect(field(name)).toHaveAttribute('inputmode', isMoney ? 'numeric' : 'decimal');
    fill({ [name]: '1234.5' });
    expect(field(name)).toHaveValue(isMoney ? '$1,234.' : '1234.5');
  });

  it('returns to the defaults on Reset', () => {
    openCruncher();
    calculateWith({ ...example, gapRate: '11', hoaFees: 'abc' });
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(names.map((name) => field(name).value).join()).toBe(',,,,30,9.5,30,,30,,,');
    expect(screen.queryByText(/^Use digits/)).toBeNull();
    calculateWith(example);
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(resultHeading()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('All fields are back to where they started.');
  });

  it('is prerendered without inline styles, and keeps text typed before hydration', async () => {
    const page = (
      <MemoryRouter>
        <CruncherPage />
      </MemoryRouter>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    expect(container.innerHTML).not.toContain('style=');
    for (const [name, text] of Object.entries(example)) field(name as FieldName).value = text;
    render(page, { container, hydrate: true });
    await waitFor(() => expect(field('purchasePrice')).toHaveValue('$600,000'));
    calculate();
    expect(resultHeading()).toHaveTextContent('Assuming saves you $717 a month');
    expect(field('currentRate')).toHaveValue('7.5');
  });
});

describe('the result', () => {
  it('appears on Calculate only, with both savings first, and takes focus', () => {
    openCruncher();
    fill(example);
    expect(resultHeading()).toBeNull();
    calculate();
    expect(resultHeading()).toHaveTextContent('Assuming saves you $717 a month');
    expect(resultHeading()).toHaveFocus();
    expect(figure('Monthly savings')).toHaveTextContent(/^\$717/);
    expect(figure('Lifetime savings')).toHaveTextContent(/^\$258,264.*360 months: 30 years, the shorter/);
  });

  it('appears on Enter in a field', async () => {
    const { user } = openCruncher();
    fill(example);
    await user.type(field('currentRate'), '{Enter}');
    expect(resultHeading()).toHaveFocus();
  });

  it('breaks down both monthly totals', () => {
    openCruncher();
    calculateWith({ ...example, hoaFees: '250', monthlyTaxes: '300', monthlyInsurance: '150' });
    const bill = 'What you pay each month';
    expect(row(bill, /^The seller’s loan/)).toEqual([
      'The seller’s loan$400,000 at 3.5% for 30 years',
      '$1,796',
      '–',
    ]);
    expect(row(bill, /^The GAP loan/)).toEqual(['The GAP loan$200,000 at 9.5% for 30 years', '$1,682', '–']);
    expect(row(bill, /^The new loan/)).toEqual(['The new loan$600,000 at 7.5% for 30 years', '–', '$4,195']);
    expect(row(bill, /^Taxes/)).toEqual(['Taxes, insurance and HOA fees', '$700', '$700']);
    expect(row(bill, /^Total each/)).toEqual(['Total each month', '$4,178', '$4,895']);
  });

  it('shows no savings, and how much more assuming costs, when it costs more', () => {
    openCruncher();
    calculateWith({ ...example, currentRate: '5' });
    expect(resultHeading()).toHaveTextContent('Assuming costs you $257 more a month');
    expect(figure('Monthly savings')).toHaveTextContent(/^\$0/);
    expect(figure('Lifetime savings')).toHaveTextContent(/^\$0/);
  });

  it('counts the lifetime savings over the shorter of the two terms', () => {
    openCruncher();
    calculateWith({ ...example, newLoanTerm: '15' });
    expect(figure('Lifetime savings')).toHaveTextContent('180 months: 15 years');
  });

  it('says how much cash is missing when the loans are above 90% of the price', () => {
    openCruncher();
    calculateWith(example);
    const remark = screen.getByRole('heading', { name: 'The two loans come to more than 90% of the price' });
    expect(remark.parentElement).toHaveTextContent('Plan on $60,000 more in cash');
    calculateWith({ downPayment: '60000' });
    expect(screen.queryByText(/more in cash/)).toBeNull();
  });

  it('is calculated with a warning when the seller’s balance is above the price', () => {
    openCruncher();
    calculateWith({ ...example, assumedLoanBalance: '650000' });
    expect(screen.getByRole('heading', { name: 'The seller’s loan is more than the price' })).toBeVisible();
    expect(row('What you pay each month', /^The GAP loan/)[1]).toBe('$0');
    expect(resultHeading()).toHaveTextContent('Assuming saves you $1,276 a month');
  });

  it('warns when the down payment is more than an assumption needs', () => {
    openCruncher();
    calculateWith({ ...example, downPayment: '250000' });
    expect(screen.getByRole('heading', { name: /^The down payment is more than/ })).toBeVisible();
  });

  it('needs no GAP loan when there is no gap, whatever its fields hold', () => {
    openCruncher();
    calculateWith({ ...example, downPayment: '200000', gapRate: 'abc', gapTerm: '' });
    expect(row('What you pay each month', /^The GAP loan/)[0]).toContain('Not needed');
    expect(field('gapRate')).toHaveValue('abc');
    expectNoNonsense();
  });

  it('accepts an interest-free GAP loan', () => {
    openCruncher();
    calculateWith({ ...example, gapRate: '0' });
    expect(row('What you pay each month', /^The GAP loan/)[1]).toBe('$556');
  });

  it('disappears as soon as a number changes, with a message why', () => {
    openCruncher();
    calculateWith(example);
    fill({ currentRate: '6.5' });
    expect(resultHeading()).toBeNull();
    expect(screen.queryByText('What you really pay')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('You changed a number, so the result is gone.');
    calculate();
    expect(resultHeading()).toHaveTextContent('Assuming saves you $315 a month');
  });

  it('stays when a field’s text changes but not its number', () => {
    openCruncher();
    calculateWith(example);
    fill({ currentRate: '7.50', purchasePrice: '600,000.', downPayment: '' });
    fireEvent.blur(field('purchasePrice'));
    expect(field('purchasePrice')).toHaveValue('$600,000');
    expect(resultHeading()).toBeVisible();
  });
});

describe('what you really pay', () => {
  const section = () => screen.getByText('What you really pay').parentElement;

  it('totals principal and interest for both options and shows the blended rate', async () => {
    openCruncher();
    calculateWith(example);
    await screen.findByText('What you really pay');
    const totals = /^Principal and interest, until/;
    expect(row(totals, /^Borrowed/)).toEqual(['Borrowed (principal)', '$600,000', '$600,000']);
    expect(row(totals, /^Interest/)).toEqual(['Interest', '$652,039', '$910,303']);
    expect(row(totals, /^Total/)).toEqual(['Total paid', '$1,252,039', '$1,510,303']);
    expect(row(totals, /^Rate/)).toEqual(['Rate (assuming: blended)', '5.5%', '7.5%']);
    expect(section()).toHaveTextContent('Overall, assuming costs $258,264 less.');
    expect(section()).toHaveTextContent('All loans end together, after month 360');
    expect(screen.queryByText('The savings above point the wrong way')).toBeNull();
  });

  it('lists the payments as loans end, monthly costs included', async () => {
    openCruncher();
    calculateWith({ ...unequalTerms, monthlyTaxes: '700' });
    await screen.findByText('What you really pay');
    const ranges = /as loans end$/;
    expect(row(ranges, /1-144/)).toEqual(['Months 1-144 (to year 12)', '$6,194', '$4,895']);
    expect(row(ranges, /145-180/)).toEqual(['Months 145-180 (to year 15)', '$2,788', '$4,895']);
    expect(row(ranges, /181-360/)).toEqual(['Months 181-360 (to year 30)', '$700', '$4,895']);
  });

  it('warns when no savings are shown but assuming is cheaper overall', async () => {
    openCruncher();
    calculateWith(unequalTerms);
    await screen.findByText('What you really pay');
    expect(section()).toHaveTextContent('you pay $643,945 less by assuming');
    expect(screen.getByRole('heading', { name: 'The savings above point the wrong way' })).toBeVisible();
  });

  it('warns when savings are shown but assuming costs more overall', async () => {
    openCruncher();
    calculateWith({ ...example, currentRate: '6', newLoanTerm: '20' });
    await screen.findByText('What you really pay');
    expect(figure('Monthly savings')).toHaveTextContent(/^\$821/);
    expect(section()).toHaveTextContent(/They show \$196,968 saved.*you pay \$220,379 more by assuming/);
  });

  it('charts what is paid over the years, with the same figures in a table', async () => {
    openCruncher();
    calculateWith(unequalTerms);
    const chart = await screen.findByRole('img', { name: /^Line chart/ });
    expect(chart).toHaveAccessibleName(
      'Line chart of principal and interest paid over 30 years: $866,358 by assuming, $1,510,303 with a new loan.',
    );
    const lines = [...chart.querySelectorAll('path')];
    expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2);
    for (const line of lines) expect(line.getAttribute('d')).toMatch(/^M[\d.,L]+$/);
    expect(within(chart).getByText('Assume')).toBeVisible();
    expect(within(chart).getByText('New loan')).toBeVisible();
    fireEvent.click(screen.getByText('The same figures in a table'));
    expect(row('Principal and interest paid so far', /^Year 30/)).toEqual([
      'Year 30',
      '$866,358',
      '$1,510,303',
    ]);
    expect(row('Principal and interest paid so far', /^Year 1$/)).toEqual(['Year 1', '$65,931', '$50,343']);
  });
});

describe('submitted with missing or invalid numbers', () => {
  it('shows an error at each missing field and focuses the first', () => {
    openCruncher();
    calculate();
    expect(field('purchasePrice')).toHaveAccessibleDescription('Enter the purchase price');
    expect(field('assumedLoanBalance')).toHaveAccessibleDescription(
      /Enter the balance of the seller’s loan$/,
    );
    expect(field('assumptionRate')).toHaveAccessibleDescription('Enter the rate of the seller’s loan');
    expect(field('currentRate')).toHaveAccessibleDescription(/Enter the current market rate$/);
    expect(names.filter((name) => field(name).getAttribute('aria-invalid'))).toHaveLength(4);
    expect(field('purchasePrice')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('No result yet: 4 fields need another look.');
    expect(resultHeading()).toBeNull();
  });

  it.each<[FieldName, string, string]>([
    ['purchasePrice', '', 'Enter the purchase price'],
    ['purchasePrice', '0', 'Enter the purchase price: an amount above $0'],
    ['purchasePrice', 'six hundred', 'Use digits only, such as $600,000'],
    ['purchasePrice', '600k', 'Use digits only, such as $600,000'],
    ['purchasePrice', '1e308', 'Use digits only, such as $600,000'],
    ['purchasePrice', '-600000', 'An amount cannot be below $0'],
    ['purchasePrice', '6.0.0', 'Use digits only, such as $600,000'],
    ['purchasePrice', '9'.repeat(40), 'Enter an amount of $100,000,000 or less'],
    ['downPayment', 'none', 'Use digits only, such as $600,000'],
    ['downPayment', '600001', 'The down payment is above the price. Enter $600,000 or less'],
    ['assumedLoanBalance', '$-5', 'An amount cannot be below $0'],
    ['assumptionRate', '0', 'Enter the rate of the seller’s loan: a rate above 0%'],
    ['assumptionRate', '3,5', 'Use digits and a decimal point only, such as 6.5'],
    ['assumptionRate', '3.5%', 'Use digits and a decimal point only, such as 6.5'],
    ['assumptionRate', '1e308', 'Use digits and a decimal point only, such as 6.5'],
    ['assumptionRate', '350', 'Enter a rate of 100% or less'],
    ['assumedLoanTerm', '', 'Enter the years left on the seller’s loan'],
    ['assumedLoanTerm', '0', 'Enter the years left on the seller’s loan: a term above 0 years'],
    ['assumedLoanTerm', '360', 'Enter 50 years or less'],
    ['assumedLoanTerm', '0.01', 'Enter at least one month: 0.09 years or more'],
    ['gapRate', '-9.5', 'A rate cannot be below 0'],
    ['gapTerm', '', 'Enter a GAP term'],
    ['gapTerm', '0', 'Enter a GAP term'],
    ['gapTerm', '..', 'Use digits and a decimal point only, such as 30 or 26.5'],
    ['currentRate', '0.0', 'Enter the current market rate: a rate above 0%'],
    ['currentRate', 'NaN', 'Use digits and a decimal point only, such as 6.5'],
    ['newLoanTerm', '0', 'Enter the new loan term: a term above 0 years'],
    ['newLoanTerm', '-30', 'A term cannot be below 0'],
    ['hoaFees', '1.2.3', 'Use digits only, such as $600,000'],
    ['monthlyTaxes', 'Infinity', 'Use digits only, such as $600,000'],
    ['monthlyInsurance', '-0', 'An amount cannot be below $0'],
  ])('%s “%s” shows “%s” and no result, and keeps what was typed', (name, text, message) => {
    openCruncher();
    fill({ ...example, hoaFees: '250', [name]: 'x' });
    fill({ [name]: text });
    const before = typedTexts();
    calculate();
    expect(field(name)).toHaveAccessibleDescription(
      expect.stringMatching(new RegExp(`${escaped(message)}$`)),
    );
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('No result yet: one field needs another look.');
    expect(resultHeading()).toBeNull();
    expect(typedTexts()).toEqual(before);
    if (!/NaN|Infinity/.test(text)) expectNoNonsense();
  });

  it('reads $1,234.56 pasted as whole dollars', async () => {
    const { user } = openCruncher();
    fill({ ...example, purchasePrice: '' });
    await user.click(field('purchasePrice'));
    await user.paste('$601,234.56');
    calculate();
    expect(field('purchasePrice')).toHaveValue('$601,234');
    expect(row('What you pay each month', /^The new loan/)[0]).toContain('$601,234 at 7.5%');
  });

  it('clears an error once its field is valid, and adds none while the user types', () => {
    openCruncher();
    calculateWith({ ...example, purchasePrice: '', currentRate: '' });
    fill({ purchasePrice: '600000' });
    expect(field('purchasePrice')).not.toHaveAttribute('aria-invalid');
    fill({ newLoanTerm: '', assumptionRate: 'x' });
    expect(names.filter((name) => field(name).getAttribute('aria-invalid'))).toEqual(['currentRate']);
  });

  it('clears an earlier result when the numbers no longer give one', () => {
    openCruncher();
    calculateWith(example);
    calculateWith({ newLoanTerm: '' });
    expect(resultHeading()).toBeNull();
    expect(field('newLoanTerm')).toHaveFocus();
  });
});

/** Every field's text. */
const typedTexts = () => [...new FormData(screen.getByLabelText<HTMLFormElement>('Your numbers'))];
const escaped = (text: string) => text.replace(/[$.]/g, '\\$&');
