import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Component as CruncherPage } from '@/routes/calculators/assumption-cruncher/page';
import { offer } from '../support/share-sheet';
import { collectToasts } from '../support/toasts';
import { calculate, calculateWith, example, field, openCruncher, resultHeading } from './cruncher-page';

const EXAMPLE_HASH = '#purchasePrice=600000&assumedLoanBalance=400000&assumptionRate=3.5&currentRate=7.5';

const toasts = collectToasts();

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));

describe('opening a link with numbers', () => {
  it.each([
    ['one home', '#purchasePrice=abc'],
    ['one home, in a message', '#purchasePrice%3Dabc)'],
    ['one home, cut off inside its last number', '#whole=1&purchasePrice=60'],
    ['homes', '#homes=2&name=a&purchasePrice=1'],
  ])('says that a link to %s is damaged, and changes nothing', async (_, hash) => {
    openCruncher(hash);
    expect(await screen.findByText(/^This link is damaged, .* Ask for it again\.$/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('This link is damaged, so nothing was filled in.');
    expect(screen.getByRole('button', { name: 'Fill in an example' })).toBeVisible();
    expect(field('purchasePrice')).toHaveValue('');
  });

  it.each([
    ['a source', '#source-1'],
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
});

describe('sharing a result', () => {
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
      url: expect.stringContaining('#whole=1&purchasePrice=600000&assumedLoanBalance=400000'),
    });
  });

  it('shows the link to copy by hand when the clipboard is blocked', async () => {
    const { user } = openCruncher();
    offer('clipboard', { writeText: () => Promise.reject(new Error('no')) });
    calculateWith(example);
    press('Copy link');
    const name = 'Copy this link by hand';
    const byHand = await screen.findByRole<HTMLInputElement>('textbox', { name });
    expect(toasts).toEqual(['The link could not be copied']);
    expect(byHand.value).toContain('#whole=1&purchasePrice=600000');
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
