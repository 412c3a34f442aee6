import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ASSUMPTION_FIELDS } from '@/features/assumption/assumption-fields';
import { Component as CruncherPage } from '@/routes/calculators/assumption-cruncher/page';
import { prerendered } from '../support/prerendered';
import {
  calculate,
  calculateWith,
  example,
  expectNoNonsense,
  expectRows,
  type FieldName,
  field,
  fill,
  openCruncher,
  resultHeading,
  unequalTerms,
} from './cruncher-page';

const names = ASSUMPTION_FIELDS.map(({ field }) => field);
const DEFAULTS = ',,,,,30,30,9.5,30,,,';
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

describe('the form', () => {
  it('opens with twelve fields in three groups, the GAP rate at 9.5%, the terms at 30 years and the rest empty', () => {
    openCruncher();
    const groups = within(screen.getByRole('form', { name: 'Your numbers' })).getAllByRole('group');
    expect(groups.map((group) => within(group).getAllByRole('textbox').length)).toEqual([5, 4, 3]);
    expect(names.map((name) => field(name).value).join()).toBe(DEFAULTS);
    expect(resultHeading()).toBeNull();
    for (const name of names) {
      const isMoney = !/Rate|Term/.test(name);
      expect(field(name)).toHaveAttribute('inputmode', isMoney ? 'numeric' : 'decimal');
      fill({ [name]: '1234.5' });
      expect(field(name)).toHaveValue(isMoney ? '$1,234.' : '1234.5');
    }
  });

  it('returns to the defaults on Reset', () => {
    openCruncher();
    calculateWith({ ...example, gapRate: '11', hoaFees: 'abc' });
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(names.map((name) => field(name).value).join()).toBe(DEFAULTS);
    expect(screen.queryByText(/^Use digits/)).toBeNull();
    calculateWith(example);
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(resultHeading()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('All fields are back to where they started.');
  });

  it('is prerendered without inline styles, and keeps text typed before hydration', async () => {
    const hydrate = prerendered(<CruncherPage />);
    for (const [name, text] of Object.entries(example)) field(name as FieldName).value = text;
    hydrate();
    await waitFor(() => expect(field('purchasePrice')).toHaveValue('$600,000'));
    calculate();
    expect(resultHeading()).toHaveTextContent('Assuming saves you $717 a month');
    expect(field('currentRate')).toHaveValue('7.5');
  });
});

describe('the result', () => {
  it('has the savings, with the months they count, and breaks down both monthly totals', () => {
    openCruncher();
    calculateWith({ ...example, hoaFees: '250', monthlyTaxes: '300', monthlyInsurance: '150' });
    expect(figure('Monthly savings')).toHaveTextContent(/^\$717/);
    expect(figure('Lifetime savings')).toHaveTextContent(
      /^\$258,264\$717 a month for 30 years, until both loans are paid off/,
    );
    expectRows(
      'What you pay each month',
      'The seller’s loan$400,000 at 3.5% for 30 years | $1,796 | –',
      'The GAP loan$200,000 at 9.5% for 30 years | $1,682 | –',
      'The new loan$600,000 at 7.5% for 30 years | – | $4,195',
      'Taxes, insurance and HOA fees | $700 | $700',
      'Total each month | $4,178 | $4,895',
    );
  });

  it('shows no savings, and how much more assuming costs, when it costs more', () => {
    openCruncher();
    calculateWith({ ...example, currentRate: '5' });
    expect(resultHeading()).toHaveTextContent('Assuming costs you $257 more a month');
    expect(figure('Monthly savings')).toHaveTextContent(/^\$0/);
    expect(figure('Lifetime savings')).toHaveTextContent(/^\$0/);
  });

  it('says how much cash is missing when the loans are above 90% of the price', () => {
    openCruncher();
    calculateWith(example);
    const remark = screen.getByRole('heading', { name: 'The two loans come to more than 90% of the price' });
    expect(remark.parentElement).toHaveTextContent('Plan on $60,000 more in cash');
    calculateWith({ downPayment: '60000' });
    expect(screen.queryByText(/more in cash/)).toBeNull();
  });

  it('is calculated with a warning when the seller’s balance or the down payment is more than fits', () => {
    openCruncher();
    calculateWith({ ...example, assumedLoanBalance: '650000', gapRate: 'abc', gapTerm: '' });
    expect(screen.getByRole('heading', { name: 'The seller’s loan is more than the price' })).toBeVisible();
    expectRows('What you pay each month', expect.stringMatching(/^The GAP loan.*Not needed.*\| \$0 \|/));
    expect(resultHeading()).toHaveTextContent('Assuming saves you $1,276 a month');
    expect(field('gapRate')).toHaveValue('abc');
    expectNoNonsense();
    calculateWith({ assumedLoanBalance: '400000', downPayment: '250000' });
    expect(screen.getByRole('heading', { name: /^The down payment is more than/ })).toBeVisible();
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

  it('is the same from a keypad that has a comma for a point, and a percent sign', () => {
    openCruncher();
    calculateWith({ ...example, assumptionRate: '3.25', gapRate: '9.5' });
    const savings = resultHeading()?.textContent;
    calculateWith({ purchasePrice: '600.000,00', assumptionRate: '3,25', gapRate: '9,5 %' });
    expect(resultHeading()).toHaveTextContent(savings ?? 'none');
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
    expectRows(
      /^Principal and interest, until/,
      'Borrowed (principal) | $600,000 | $600,000',
      'Interest | $652,039 | $910,303',
      'Total paid | $1,252,039 | $1,510,303',
      'Rate (assuming: blended) | 5.5% | 7.5%',
    );
    expect(section()).toHaveTextContent('Overall, assuming costs $258,264 less.');
    expect(section()).toHaveTextContent('All loans end together, after month 360');
    expect(screen.queryByText('The savings above point the wrong way')).toBeNull();
  });

  it('lists the payments as loans end, and warns when the savings shown and the totals disagree, either way', async () => {
    openCruncher();
    calculateWith({ ...unequalTerms, monthlyTaxes: '700' });
    await screen.findByText('What you really pay');
    expectRows(
      /as loans end$/,
      'Months 1-144 (to year 12) | $6,194 | $4,895',
      'Months 145-180 (to year 15) | $2,788 | $4,895',
      'Months 181-360 (to year 30) | $700 | $4,895',
    );
    expect(section()).toHaveTextContent('you pay $643,945 less by assuming');
    expect(screen.getByRole('heading', { name: 'The savings above point the wrong way' })).toBeVisible();
    calculateWith({ ...example, assumedLoanTerm: '30', gapTerm: '30', currentRate: '6', newLoanTerm: '20' });
    await waitFor(() => expect(section()).toHaveTextContent(/They show \$196,968 saved/));
    expect(section()).toHaveTextContent('you pay $220,379 more by assuming');
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
    const years = ['Year 1 | $65,931 | $50,343', 'Year 30 | $866,358 | $1,510,303'];
    expectRows('Principal and interest paid so far', ...years);
  });
});

describe('submitted with missing or invalid numbers', () => {
  it.each<Partial<Record<FieldName, [text: string, message: string]>>>([
    {
      purchasePrice: ['', 'Enter the purchase price'],
      assumedLoanBalance: ['', 'Enter the balance of the seller’s loan'],
      assumptionRate: ['', 'Enter the rate of the seller’s loan'],
      currentRate: ['', 'Enter the current market rate'],
    },
    {
      purchasePrice: ['0', 'Enter the purchase price: an amount above $0'],
      downPayment: ['none', 'Use digits only, such as $600,000'],
      assumedLoanBalance: ['$-5', 'An amount cannot be below $0'],
      assumptionRate: ['3;5', 'Use digits and a decimal point only, such as 6.5'],
      assumedLoanTerm: ['0', 'Enter the years left on the seller’s loan: a term above 0 years'],
      currentRate: ['0.0', 'Enter the current market rate: a rate above 0%'],
      newLoanTerm: ['-30', 'A term cannot be below 0'],
      hoaFees: ['1.2.3', 'Use digits only, such as $600,000'],
      monthlyInsurance: ['-0', 'An amount cannot be below $0'],
    },
    {
      purchasePrice: ['9'.repeat(40), 'Enter an amount of $100,000,000 or less'],
      assumptionRate: ['350', 'Enter a rate of 100% or less'],
      assumedLoanTerm: ['360', 'Enter 50 years or less'],
    },
    {
      assumedLoanTerm: ['0.01', 'Enter at least one month: 0.09 years or more'],
      gapRate: ['-9.5', 'A rate cannot be below 0'],
      gapTerm: ['..', 'Use digits and a decimal point only, such as 30 or 26.5'],
    },
    { gapTerm: ['', 'Enter a GAP term'] },
    { purchasePrice: ['600.000', 'Is it $600,000 or $600? Type that one'] },
    { downPayment: ['600001', 'The down payment is above the price. Enter $600,000 or less'] },
  ])('explains %o at the fields, with no result, and keeps what was typed', (wrong) => {
    openCruncher();
    const entries = Object.entries(wrong) as [FieldName, [string, string]][];
    fill({ ...example, ...Object.fromEntries(entries.map(([name, [text]]) => [name, text])) });
    const before = typedTexts();
    calculate();
    for (const [name, [, message]] of entries) {
      const endsSo = new RegExp(`${message.replace(/[$.?]/g, '\\$&')}$`);
      expect(field(name)).toHaveAccessibleDescription(endsSo);
    }
    const wrongFields = names.filter((name) => field(name).getAttribute('aria-invalid'));
    expect(wrongFields.toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect(field(entries[0]?.[0] ?? 'gapTerm')).toHaveFocus();
    const count = entries.length === 1 ? 'one field needs' : `${entries.length} fields need`;
    expect(screen.getByRole('status')).toHaveTextContent(`No result yet: ${count} another look.`);
    expect(resultHeading()).toBeNull();
    expect(typedTexts()).toEqual(before);
    expectNoNonsense();
  });

  it('clears an error once its field is valid, and adds none while the user types', () => {
    openCruncher();
    calculateWith({ ...example, purchasePrice: '', currentRate: '' });
    fill({ purchasePrice: '600000' });
    expect(field('purchasePrice')).not.toHaveAttribute('aria-invalid');
    fill({ newLoanTerm: '', assumptionRate: 'x' });
    expect(names.filter((name) => field(name).getAttribute('aria-invalid'))).toEqual(['currentRate']);
  });
});

describe('a part that fails to load', () => {
  afterEach(() => void vi.doUnmock('@/features/assumption/components/years-chart'));

  it('a chart that fails to load shows its figures in an open table', async () => {
    vi.doMock('@/features/assumption/components/years-chart', () => {
      throw new Error('offline');
    });
    const { PaidOverTime } = await import('@/features/assumption/components/paid-over-time');
    render(<PaidOverTime years={[{ year: 1, assumption: 100, newLoan: 200 }]} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be loaded.');
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(screen.getByRole('row', { name: 'Year 1 $100 $200' })).toBeVisible();
  });

  it('the section after the totals shows an error when it fails to load, and is requested again', async () => {
    vi.doMock('@/features/assumption/components/analysis-parts', () => {
      throw new Error('offline');
    });
    openCruncher();
    calculateWith(example);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded. Check your connection');
    expect(resultHeading()).toHaveTextContent('Assuming saves you $717 a month');
    vi.doUnmock('@/features/assumption/components/analysis-parts');
    calculate();
    expect(await screen.findByText('What you really pay')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

/** Every field's text. */
const typedTexts = () => [...new FormData(screen.getByLabelText<HTMLFormElement>('Your numbers'))];
