import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANALYSIS_DEFAULTS } from '@/features/assumption/analysis-input';
import { ASSUMPTION_EXAMPLE } from '@/features/assumption/assumption-example';
import { homesHash } from '@/features/assumption/homes-link';
import { savedBy } from '../support/new-loan';
import { labeled, whole } from '../support/page-parts';
import {
  calculate,
  calculateWith,
  example,
  expectRows,
  field,
  openCruncher,
  resultHeading,
} from './cruncher-page';

const HASH = '#purchasePrice=600000&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7.5';
const ourExample = /^With a 9\.5% GAP loan, you save/;
/** Our example's. */
const loans = { assumed: 400_000, at: 3, gap: 140_000, gapAt: 9.5 };
const homes = [
  { name: 'This house', input: ASSUMPTION_EXAMPLE, costs: ANALYSIS_DEFAULTS },
  { name: 'That house', input: ASSUMPTION_EXAMPLE, costs: ANALYSIS_DEFAULTS },
];

describe('the top of the page', () => {
  it('says that somebody shared a link’s home, and calculates it right there', async () => {
    const { user } = openCruncher(HASH);
    expect(await screen.findByText(/shared .*home/)).toBeVisible();
    expect(screen.getByText(/^Our example: .* saves \$714 a month/)).toHaveClass('invisible');
    expect(resultHeading()).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Calculate' });
    await user.click(first as HTMLElement);
    expect(resultHeading()).toHaveTextContent('Assuming saves you $717 a month');
    expect(resultHeading()).toHaveFocus();
  });

  it('shows a link’s own numbers in place of our example', async () => {
    openCruncher(
      '#purchasePrice=550000&assumedLoanBalance=400000&assumptionRate=3&currentRate=7&downPayment=50000',
    );
    const home = (await screen.findByText('What would pay for it')).closest('figure');
    expect(home).toHaveTextContent(
      /This home\$550,000.*Seller’s loan \$400,000.*GAP loan \$100,000.*Your cash \$50,000/,
    );
    expect(screen.queryByText(ourExample)).toBeNull();
    expect(screen.queryByText('$300')).toBeNull();
  });

  it('compares the homes of a link at once, where the reader is led, and after Calculate, too', async () => {
    const hash = homesHash({ homes, stayMonths: null, bah: null });
    const { user, unmount } = openCruncher(hash);
    const bars = (await screen.findByText('What would pay for each')).closest('figure');
    expect(bars).toHaveTextContent(/This house\$600,000.*That house\$600,000/);
    expect(screen.queryByText(ourExample)).toBeNull();
    expect(screen.queryByText('Your homes side by side')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Compare these homes' }));
    expect(await screen.findByRole('heading', { name: 'Your homes side by side' })).toHaveFocus();
    unmount();

    openCruncher(hash);
    await waitFor(() => expect(field('purchasePrice')).toHaveValue('$600,000'));
    calculate();
    expect(resultHeading()).toHaveFocus();
    expect(await screen.findByText('Your homes side by side')).toBeVisible();
  });

  it('fills in an example with one press, and calculates it with the next', async () => {
    const { user } = openCruncher();
    expect(screen.getByText(ourExample)).toBeVisible();
    const answer = screen.getByText('GAP loan at 9.5%').closest('li');
    expect(answer).toHaveTextContent(savedBy(loans));
    await user.click(screen.getByRole('button', { name: '5%' }));
    expect(answer).toHaveTextContent('costs $126');
    expect(screen.getByText('Our example').closest('figure')).toHaveTextContent(
      /\$600,000.*Seller’s loan \$400,000.*GAP loan \$140,000.*Your cash \$60,000/,
    );
    await user.click(screen.getByRole('button', { name: 'Fill in an example' }));
    expect(field('purchasePrice')).toHaveValue('$600,000');
    expect(field('downPayment')).toHaveValue('$60,000');
    expect(field('assumedLoanTerm')).toHaveValue('26');
    expect(screen.getByText(/^These are the example’s numbers/)).toBeVisible();
    expect(resultHeading()).toBeNull();
    await user.keyboard('{Enter}');
    expect(resultHeading()).toHaveTextContent(
      `Assuming ${savedBy(loans)
        .replace('saves', 'saves you')
        .replace(/costs (\S+)/, 'costs you $1 more')} a month`,
    );
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText(/^Our example: .* saves \$714 a month/)).toBeVisible();
  });
});

it('says which numbers are our guesses, and marks them until they are replaced or come from a link', () => {
  const { unmount } = openCruncher();
  const guesses = () => screen.queryAllByLabelText('Our guess').map((input) => input.getAttribute('name'));
  const years = field('assumedLoanTerm');
  expect(years).toHaveAccessibleDescription(/under 30/);
  expect(guesses()).toEqual(['assumedLoanTerm', 'newLoanTerm', 'gapRate', 'gapTerm']);
  fireEvent.change(years, { target: { value: '26' } });
  expect(guesses()).toEqual(['newLoanTerm', 'gapRate', 'gapTerm']);
  unmount();
  openCruncher(HASH);
  expect(guesses()).toEqual([]);
});

it.each([
  ['26', '30', '$559 a month for 26 years, until the seller’s loan is paid off.'],
  ['30', '15', '$2,084 a month for 15 years, until the new loan would be paid off.'],
])('explains the lifetime savings with %s and %s years', (assumedLoanTerm, newLoanTerm, words) => {
  openCruncher();
  calculateWith({ ...example, assumedLoanTerm, newLoanTerm });
  expect(screen.getByText(whole(words))).toBeVisible();
});

it('a second home needs only what is different about it', async () => {
  openCruncher();
  calculateWith({ ...example, hoaFees: '400' });
  const form = within(await screen.findByLabelText('Add a home'));
  const add = (name: string, numbers: Record<string, string> = {}) => {
    for (const [label, value] of Object.entries({ 'Name of the home': name, ...numbers }))
      fireEvent.change(labeled(label), { target: { value } });
    fireEvent.click(form.getByText('Add this home'));
  };
  add('This house');
  add('That house', { 'Its price': '' });
  expect(labeled('Its price')).toHaveAccessibleDescription('Enter the purchase price');
  expect(labeled('Its price')).toHaveFocus();
  add('That house', { 'Its price': '550000', 'Seller’s rate (% a year)': '3' });
  add('Condo', {
    'Its HOA fee a month': '900',
    'Its property tax a month': '150',
    'Its insurance a month': '50',
  });
  fireEvent.click(screen.getByText('Compare', { selector: 'button' }));
  expectRows(
    'If you assume the seller’s loan',
    'HOA fee, property tax and insurance a month | $400 (best) | $400 (best) | $1,100',
    'Each month, with those | $3,878 | $3,348 (best) | $4,048',
  );
  expect(field('purchasePrice')).toHaveValue('$600,000');
  calculateWith({ purchasePrice: '610000' });
  expect(labeled('Its price')).toHaveValue('$610,000');
});
