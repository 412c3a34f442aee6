import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Component as AssumptionCruncherPage } from '@/routes/calculators/assumption-cruncher';
import { Component as VaAssumptionsPage } from '@/routes/housing/va-assumptions';
import { section } from '../support/page-parts';
import { readPage } from '../support/read-page';

const CONFIRM = 'unconfirmed';
const EXAMPLE = 'An example, worked out';

readPage(VaAssumptionsPage);

const headings = (title: string) =>
  within(section(title))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** The example's <details> element with these words in its summary. */
function folded(words: RegExp): HTMLElement {
  const part = within(section(EXAMPLE)).getByText(words, { selector: 'summary' }).closest('details');
  if (!part) throw new Error(`Nothing is folded under ${words}.`);
  return part;
}

describe('the savings example', () => {
  it('starts with the standard formula’s result', () => {
    const shown = within(section(EXAMPLE)).getByText(/^A home costs \$600,000\./);
    expect(shown.closest('details')).toBeNull();
    expect(shown).toHaveTextContent(
      'You take over a $400,000 loan at 3.5% and cover the $200,000 gap at 9.5%: together $3,478 a month. A new loan at 7.5% costs $4,195. You save $717 a month, $8,609 a year and $258,264 over 30 years.',
    );
  });

  it.each([
    ['the home', '$600,000 home'],
    ['the loan to take over', '$400,000 loan at 3.5%'],
    ['the gap', '$200,000 gap at 9.5%'],
    ['what the assumption costs', '$3,295 a month'],
    ['what a new loan costs', 'A new loan at 7.5% costs $4,193'],
    ['the saving a month', 'saves $898 a month'],
    ['the saving a year', '$10,776 a year'],
    ['the saving over the term', '$323,280 over 30 years'],
  ])('keeps %s as the program publishes it, collapsed and marked to confirm', (_, text) => {
    const published = folded(/our program publishes/);
    expect(published).not.toHaveAttribute('open');
    expect(published).toHaveTextContent(text);
    expect(published).toHaveTextContent(CONFIRM);
    expect(published).toHaveTextContent('We don’t know how those figures were calculated.');
  });

  it('opens the calculator with the same loans', () => {
    const link = screen.getByRole('link', { name: 'Open the calculator with these loans' });
    const href = link.getAttribute('href') ?? '';
    expect(href).toMatch(/^\/calculators\/assumption-cruncher#/);
    render(
      <MemoryRouter initialEntries={[href]}>
        <AssumptionCruncherPage />
      </MemoryRouter>,
    );
    for (const [field, value] of [
      [/^Purchase price/i, '$600,000'],
      [/^Balance of the seller/, '$400,000'],
      [/^Rate of the seller/, '3.5'],
      [/^GAP rate/i, '9.5'],
      [/market rate/i, '7.5'],
    ] as const) {
      expect(screen.getByRole('textbox', { name: field })).toHaveValue(value);
    }
  });

  it.each([
    ['7.5%', '$717'],
    ['7%', '$514'],
    ['6.5%', '$315'],
    ['6%', '$119'],
    ['5.75%', '$24'],
    ['5.5%', 'Nothing'],
  ])('shows what is saved when a new loan costs %s: %s', (rate, saved) => {
    const row = within(section(EXAMPLE)).getByRole('row', { name: `${rate} ${saved}` });
    expect(within(row).getByRole('rowheader')).toHaveTextContent(rate);
  });

  it('says what 90% of the price and an older loan would change', () => {
    const more = folded(/^What else changes it/);
    expect(more).not.toHaveAttribute('open');
    expect(more).toHaveTextContent('GAP covers up to 90% of the price');
    expect(more).toHaveTextContent(
      'you bring $60,000, the second loan is $140,000, and the two loans cost $2,973 a month',
    );
    expect(more).toHaveTextContent(
      'With 26 years left it costs $1,954 a month instead of $1,796, so the savings drop to $559.',
    );
  });
});

describe('the guide to assumptions', () => {
  it.each([
    ['Three benefits', 3],
    ['Eight steps, from search to keys', 8],
    ['Talk to a specialist', 2],
  ])('has in “%s” %i items', (title, count) => {
    expect(headings(title)).toHaveLength(count);
  });

  it('names the risks at least as often as the benefits, right after them', () => {
    const risks = within(section('The risks')).getAllByRole('listitem');
    expect(risks).toHaveLength(7);
    expect(section('Three benefits').nextElementSibling).toBe(section('The risks'));
  });

  it.each([
    ['The risks', 'can cost you the home'],
    ['The risks', 'the whole loan can come due at once'],
    ['The risks', 'it is tied up until the loan is paid off'],
    ['The risks', 'appeal to VA within 30 days'],
    ['Three benefits', '0.5% of the balance'],
    ['How long it takes, and what it costs', '45 days from a complete application'],
    ['If you are the seller', 'Get it in writing and keep it for life'],
    ['What taking over a loan means', 'Paradise PCS is not a lender'],
  ])('says in “%s”: %s', (title, text) => {
    expect(section(title)).toHaveTextContent(text);
  });

  it('offers four searches on other sites, each in a new tab', () => {
    const links = within(section('Four places to search'))
      .getAllByRole('link', { name: /opens in a new tab/ })
      .map((link) => [
        link.textContent?.replace('\u2060', ''),
        link.getAttribute('href'),
        link.getAttribute('target'),
      ]);
    expect(links).toEqual([
      ['Search on Roam (opens in a new tab)', 'https://www.withroam.com/', '_blank'],
      ['Search on AssumeList (opens in a new tab)', 'https://assumelist.com/', '_blank'],
      ['Search on Assumable.io (opens in a new tab)', 'https://www.assumable.io/', '_blank'],
      [
        'Search Honolulu County on Zillow (opens in a new tab)',
        'https://www.zillow.com/honolulu-county-hi/',
        '_blank',
      ],
    ]);
  });

  it.each([
    ['Your VA assumption specialist', '808-555-0120', 'va-specialist@example.com'],
    ['Your GAP financing partner', '808-555-0121', 'gap-partner@example.com'],
  ])('has buttons to call and email %s, marked as a sample', (name, phone, email) => {
    const card = screen.getByText(name, { selector: 'h3' }).parentElement ?? document.body;
    expect(within(card).getByRole('link', { name: `Call ${phone}` })).toHaveAttribute(
      'href',
      `tel:+1${phone.replaceAll('-', '')}`,
    );
    expect(within(card).getByRole('link', { name: `Email ${email}` })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
    expect(card).toHaveTextContent('Sample contact data');
  });

  it('ends with three resources, one of them our own calculator', () => {
    const resources = within(section('Three resources and a phone number'));
    const hrefs = within(resources.getByRole('list'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/calculators/assumption-cruncher',
      'https://www.va.gov/housing-assistance/home-loans/',
      'https://www.consumerfinance.gov/consumer-tools/mortgages/',
    ]);
    expect(resources.getByRole('link', { name: '877-827-3702' })).toHaveAttribute('href', 'tel:+18778273702');
  });
});
