import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clearKept } from '@/browser/all-kept';
import { forgetDrafts } from '@/browser/drafts';
import { hashToShare } from '@/browser/shared-hash';
import { ANALYSIS_DEFAULTS } from '@/features/assumption/analysis-input';
import { ASSUMPTION_EXAMPLE } from '@/features/assumption/assumption-example';
import { homesHash } from '@/features/assumption/homes-link';
import { bahDollars } from '@/money/bah';
import { formatUsd } from '@/money/usd';
import { labeled, whole } from '../support/page-parts';
import { refuseStorage } from '../support/refuse-storage';
import { offer } from '../support/share-sheet';
import {
  calculate,
  calculateWith,
  example,
  expectNoNonsense,
  expectRows,
  field,
  fill,
  openCruncher,
  resultHeading,
} from './cruncher-page';

const KEY = 'paradise-pcs-homes';
const title = 'If you assume the seller’s loan';

/** Finds the button by all of its text, including text for screen readers only. */
const press = (name: RegExp) =>
  fireEvent.click(
    screen.getByText((_, element) => element?.tagName === 'BUTTON' && name.test(element.textContent ?? '')),
  );
const type = (label: string, value: string) => fireEvent.change(labeled(label), { target: { value } });

async function openResult(hash = '') {
  const view = openCruncher(hash);
  calculateWith(example);
  await screen.findByText('The whole money story');
  return view;
}

function add(name: string) {
  type('Name of the home', name);
  press(/^Add this home$/);
}

describe('the BAH section', () => {
  const bahLabel = 'Your BAH or budget a month';
  const workOut = () => fireEvent.submit(screen.getByLabelText<HTMLFormElement>('Your BAH or budget'));

  const fillIn = (rate: string) => press(new RegExp(`^Fill in \\${rate}$`));

  it('is filled in by pay grade, which The First 60 Days already knows', async () => {
    window.localStorage.setItem(
      'paradise-pcs-first-60-days',
      JSON.stringify({ grade: 'E-6', place: 'schofield', who: 'family' }),
    );
    const onOahu = formatUsd(bahDollars('oahu', 'E-6', true));
    const onMaui = formatUsd(bahDollars('maui', 'E-6', false));
    await openResult();
    fillIn(onOahu);
    expect(labeled(bahLabel)).toHaveValue(onOahu);
    expect(screen.getByText(whole(`${onOahu} is filled in below.`)).parentElement).toHaveAttribute(
      'role',
      'status',
    );
    type('Island of your duty station', 'maui');
    expect(screen.queryByText(whole(`${onOahu} is filled in below.`))).toBeNull();
    type('Dependents', 'Without dependents');
    fillIn(onMaui);
    expect(labeled(bahLabel)).toHaveValue(onMaui);
    type('Pay grade', '');
    expect(screen.getByText('Choose all three to see the rate.')).toBeInTheDocument();
  });

  it('shows what each monthly total leaves or falls short, and finds the prices that fit', async () => {
    await openResult();
    workOut();
    expect(labeled(bahLabel)).toHaveFocus();
    expect(labeled(bahLabel)).toHaveAccessibleDescription(/Enter your BAH or budget a month$/);
    type(bahLabel, ' 3,912 ');
    expect(screen.queryByText(whole(/^The price that keeps/))).toBeNull();
    workOut();
    expectRows(
      whole(/what’s left of \$3,912$/),
      expect.stringMatching(/^Months 1-360.*\$3,478: \$434 left \| \$4,195: \$283 short$/),
    );
    const prices = screen
      .getByText(whole('The price that keeps the payment at $3,912'))
      .closest('h4')?.nextElementSibling;
    expect(prices).toHaveTextContent(/Assuming: \$651,627.*New loan: \$559,484/);
  });

  it('tries a price from the slider, and shows its result only after the button is clicked', async () => {
    await openResult();
    type(bahLabel, '3912');
    workOut();
    const slider = await screen.findByRole('slider', { name: /^Price to try/, hidden: true });
    fireEvent.keyDown(slider, { key: 'PageUp' });
    expect(screen.getByText('Price to try: $610,000')).toBeInTheDocument();
    expect(screen.queryByText(whole(/^Paid each month at/))).toBeNull();
    workOut();
    expect(screen.getByText(whole(/^Paid each month at a price of \$610,000/))).toBeInTheDocument();
    press(/^Use \$610,000/);
    expect(field('purchasePrice')).toHaveValue('$610,000');
    expect(field('purchasePrice')).toHaveFocus();
    expect(resultHeading()).toBeNull();
  });

  it('tries a price it found, and says when a pricier home needs a GAP loan', async () => {
    openCruncher();
    calculateWith({ ...example, downPayment: '200000', gapTerm: '' });
    await screen.findByText('The whole money story');
    type(bahLabel, '3000');
    workOut();
    press(/^Try it: \$629,052/);
    expect(screen.getByText('Your payment, and what’s left')).toHaveFocus();
    expect(screen.getByText(/that needs a GAP loan/)).toBeInTheDocument();
    type(bahLabel, '1500');
    workOut();
    expect(screen.getByText(/^Assuming: none/)).toBeInTheDocument();
    expectNoNonsense();
  });
});

describe('homes to compare', () => {
  it('can be named, compared in one table with the best figures labeled, and removed', async () => {
    await openResult();
    add('  ');
    expect(labeled('Name of the home')).toHaveAccessibleDescription(/Enter a name/);
    add('This house');
    expect(screen.queryByText('Compare', { selector: 'button' })).toBeNull();
    add('This house');
    expect(labeled('Name of the home')).toHaveAccessibleDescription(/already have a home/);
    fill({ purchasePrice: '550000' });
    calculate();
    add('That house');
    expect(screen.queryByText(title)).toBeNull();
    expect(screen.getByText('“That house” was added.')).toHaveAttribute('role', 'status');
    press(/^Compare$/);
    expect(screen.getByText('Your homes side by side')).toHaveFocus();
    expectRows(
      title,
      'Each month, with those | $3,478 | $3,057 (best)',
      'Cash you bring to closing | $2,000 | $2,000',
      'Break-even | month 3 | month 3',
      'True rate | 5.69% | 5.31% (best)',
    );
    add('Third');
    expect(screen.queryByText(title)).toBeNull();
    add('Fourth');
    expect(labeled('Name of the home')).toHaveAccessibleDescription(/3 is the most/);
    press(/^Remove: Third/);
    expect(screen.getByText('“Third” was removed.')).toHaveAttribute('role', 'status');
    press(/^Compare$/);
    expectRows(title, 'What | This house | That house');
    press(/^Fill in: This house/);
    expect(field('purchasePrice')).toHaveValue('$600,000');
    expect(resultHeading()).toBeNull();
    expect(screen.getByText('“This house” is filled in. Press Calculate to see its result.')).toBeVisible();
    expectNoNonsense();
  });

  it('are saved in this browser only when requested, with BAH and months, until they are cleared', async () => {
    const { unmount } = await openResult();
    type('Your BAH or budget a month', '3912');
    type('Months you expect to stay', '48');
    add('This house');
    expect(window.localStorage.getItem(KEY)).toBeNull();
    fireEvent.click(labeled('Keep these homes in this browser'));
    expect(window.localStorage.getItem(KEY)).toContain('This%20house');
    unmount();
    // The page is closed.
    forgetDrafts();

    openCruncher();
    expect(await screen.findByText('Your homes')).toBeVisible();
    expect(resultHeading()).toBeNull();
    press(/^Fill in: This house/);
    calculate();
    expect(labeled('Your BAH or budget a month')).toHaveValue('$3,912');
    expect(labeled('Months you expect to stay')).toHaveValue('48');
    act(clearKept);
    expect(labeled('Keep these homes in this browser')).not.toBeChecked();
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('are still there, with all that was typed, after a look at another page', async () => {
    const { unmount } = await openResult();
    type('Your BAH or budget a month', '3912');
    add('This house');
    fill({ purchasePrice: '550000' });
    unmount();
    // With what a press on a source's number puts into the address.
    openCruncher('#source-1');
    expect(field('purchasePrice')).toHaveValue('$550,000');
    expect(field('assumptionRate')).toHaveValue('3.5');
    calculate();
    expect(await screen.findByText('Not kept: these homes go when you close this tab.')).toBeVisible();
    expect(labeled('Your BAH or budget a month')).toHaveValue('$3,912');
    expect(labeled('Keep these homes in this browser')).not.toBeChecked();
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('show a message when the browser refuses to save them', async () => {
    await openResult();
    add('This house');
    refuseStorage('setItem');
    fireEvent.click(labeled('Keep these homes in this browser'));
    expect(screen.getByText(/^This browser doesn’t let us keep them/)).toBeInTheDocument();
    fireEvent.click(labeled('Keep these homes in this browser'));
  });
});

describe('a link with homes', () => {
  const costs = { ...ANALYSIS_DEFAULTS, processingFee: 300 };
  const homes = [
    { name: 'This house', input: { ...ASSUMPTION_EXAMPLE, hoaFees: 90 }, costs },
    { name: 'That house', input: { ...ASSUMPTION_EXAMPLE, purchasePrice: 550_000 }, costs },
  ];
  const link = homesHash({ homes, stayMonths: 48, bah: 3912 });

  it('opens filled in, calculates nothing by itself, and leaves the saved homes alone', async () => {
    const mine = homesHash({ homes: homes.slice(1), stayMonths: 36, bah: null });
    window.localStorage.setItem(KEY, mine);
    openCruncher(link);
    await waitFor(() => expect(field('hoaFees')).toHaveValue('$90'));
    expect(screen.getByText(/^The numbers from the link are filled in/)).toBeVisible();
    expect(resultHeading()).toBeNull();
    expect(screen.queryByText(title)).toBeNull();
    expect(window.localStorage.getItem(KEY)).toBe(mine);
    expect(screen.getByText('Checking the box replaces the homes you kept here before.')).toBeVisible();
    press(/^Compare$/);
    const left = 'Left of your BAH or budget, $3,912 | $344 left | $855 left (best)';
    expectRows(title, left, expect.stringContaining('after 4 years'));
    calculate();
    expect(labeled('Servicer’s processing fee')).toHaveValue('$300');
  });

  it('is what “Copy link to these homes” copies', async () => {
    const writeText = vi.fn(async (_link: string) => undefined);
    openCruncher(link);
    offer('clipboard', { writeText });
    fireEvent.click(await screen.findByText('Copy link to these homes'));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(expect.stringContaining(hashToShare(link))));
  });
});

it('a chart is redrawn for print so that its text does not shrink', async () => {
  await openResult();
  const chart = await screen.findByRole('img', { name: /principal and interest paid/ });
  // The chart listens a moment after it is drawn.
  await waitFor(() => {
    fireEvent(window, new Event('beforeprint'));
    expect(chart).toHaveAttribute('viewBox', '0 0 340 170');
  });
  fireEvent(window, new Event('afterprint'));
  expect(chart).toHaveAttribute('viewBox', '0 0 640 300');
});
