import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as CruncherPage } from '@/routes/calculators/assumption-cruncher';
import { deliverToasts } from '@/toasts/show-toast';
import { offer } from '../support/share-sheet';
import { calculate, calculateWith, example, field, openCruncher, resultHeading } from './cruncher-page';

const EXAMPLE_HASH = '#purchasePrice=600000&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7.5';

let toasts: string[];
let stopToasts: () => void;

beforeEach(() => {
  toasts = [];
  stopToasts = deliverToasts(({ message }) => toasts.push(message));
});

afterEach(() => {
  stopToasts();
});

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

describe('opening a link with numbers', () => {
  it('fills the fields and waits for Calculate', () => {
    openCruncher(EXAMPLE_HASH);
    expect(field('purchasePrice')).toHaveValue('$600,000');
    expect(field('assumedLoanBalance')).toHaveValue('$400,000');
    expect(field('assumptionRate')).toHaveValue('3.5');
    expect(field('gapRate')).toHaveValue('9.5');
    expect(screen.getByRole('status')).toHaveTextContent('The numbers from the link are filled in.');
    expect(resultHeading()).toBeNull();
    calculate();
    expect(resultHeading()).toHaveTextContent('Assuming saves you $717 a month');
  });

  it.each([
    ['a broken one', '#purchasePrice=abc'],
    ['a sign-in’s answer', '#access_token=a&refresh_token=b'],
  ])('changes nothing for %s', (_, hash) => {
    openCruncher(hash);
    expect(field('purchasePrice')).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('leaves sign-in tokens in the URL for the sign-in code', () => {
    const callback = '#access_token=a&refresh_token=b&token_type=bearer';
    window.history.replaceState(null, '', `/calculators/assumption-cruncher${callback}`);
    render(<CruncherPage />, { wrapper: BrowserRouter });
    calculateWith(example);
    expect(window.location.hash).toBe(callback);
  });

  it('loads a second link pasted into the same tab, and keeps what was typed when a footnote is clicked', async () => {
    window.history.replaceState(null, '', `/calculators/assumption-cruncher${EXAMPLE_HASH}`);
    render(<CruncherPage />, { wrapper: BrowserRouter });
    calculate();
    window.location.hash = '#purchasePrice=700000';
    await waitFor(() => expect(field('purchasePrice')).toHaveValue('$700,000'));
    expect(resultHeading()).toBeNull();
    fireEvent.change(field('purchasePrice'), { target: { value: '710000' } });
    window.location.hash = '#source-1';
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    expect(field('purchasePrice')).toHaveValue('$710,000');
  });

  it('offers a link that fills in an example', async () => {
    const { user } = openCruncher();
    await user.click(screen.getByRole('link', { name: 'Fill in an example' }));
    expect(field('purchasePrice')).toHaveValue('$600,000');
    expect(resultHeading()).toBeNull();
    fireEvent.change(field('purchasePrice'), { target: { value: '1' } });
    await user.click(screen.getByRole('link', { name: 'Fill in an example' }));
    expect(field('purchasePrice')).toHaveValue('$600,000');
  });
});

describe('sharing a result', () => {
  it('copies a link that opens with the same numbers', async () => {
    const writeText = vi.fn(async (_link: string) => undefined);
    const { unmount } = openCruncher();
    offer('clipboard', { writeText });
    calculateWith({
      ...example,
      downPayment: '25000',
      gapRate: '8.875',
      assumedLoanTerm: '26.5',
      hoaFees: '90',
    });
    const heading = resultHeading()?.textContent;
    press('Copy link');
    await waitFor(() => expect(toasts).toEqual(['Link copied to clipboard!']));
    const link = new URL(writeText.mock.calls[0]?.[0] ?? '');
    expect(link.origin + link.pathname + link.search).toBe(
      'https://paradise.test/calculators/assumption-cruncher',
    );
    unmount();
    openCruncher(link.hash);
    expect(field('downPayment')).toHaveValue('$25,000');
    expect(field('gapRate')).toHaveValue('8.875');
    calculate();
    expect(resultHeading()).toHaveTextContent(heading ?? 'a heading');
  });

  it('shares title and link where there is a share sheet, and says nothing when it is closed', async () => {
    openCruncher();
    calculateWith(example);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    cleanup();
    const closed = new DOMException('closed', 'AbortError');
    const native = vi.fn<(content: ShareData) => Promise<void>>().mockRejectedValueOnce(closed);
    offer('share', native);
    openCruncher();
    calculateWith(example);
    press('Share');
    press('Share');
    await waitFor(() => expect(native).toHaveBeenCalledTimes(1));
    // The next share ends later than anything said about the first.
    press('Share');
    await waitFor(() => expect(toasts).toEqual(['Shared successfully!']));
    expect(native).toHaveBeenCalledTimes(2);
    expect(native.mock.calls[0]?.[0]).toMatchObject({
      title: 'VA Loan Assumption Cruncher',
      url: expect.stringContaining('#purchasePrice=600000&assumedLoanBalance=400000'),
    });
  });

  it('shows the link to copy by hand when the clipboard is blocked', async () => {
    const { user } = openCruncher();
    offer('clipboard', { writeText: () => Promise.reject(new Error('no')) });
    calculateWith(example);
    press('Copy link');
    const byHand = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Copy this link by hand',
    });
    expect(toasts).toEqual(['The link could not be copied']);
    expect(byHand.value).toContain('#purchasePrice=600000');
    await user.click(byHand);
    expect(byHand.selectionEnd).toBe(byHand.value.length);
  });

  it('prints when Print is clicked', () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    openCruncher();
    calculateWith(example);
    press('Print');
    expect(print).toHaveBeenCalledTimes(1);
  });
});
