import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Component as AssumptionCruncherPage } from '@/routes/calculators/assumption-cruncher';
import { Component as GapLendersPage } from '@/routes/housing/gap-lenders';
import { section } from '../support/page-parts';
import { readPage } from '../support/read-page';

const CONFIRM = 'unconfirmed';
const EXAMPLE = 'An example: a $300,000 gap';

readPage(GapLendersPage);

function lender(number: number): HTMLElement {
  const found = screen.getByText(`Sample GAP lender ${number}`, { selector: 'h3' }).closest('li');
  if (!found) throw new Error(`No card of lender ${number}`);
  return found;
}

/** What an email app shows when a lender's email link is opened. */
function message(number: number) {
  const link = within(lender(number)).getByRole('link', { name: /^Email / });
  const url = new URL(link.getAttribute('href') ?? '');
  return {
    to: url.pathname,
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body') ?? '',
  };
}

describe('the explainer', () => {
  it.each([
    ['the typical rates', 'GAP rates are typically 8-12%. Our examples use 9.5% over 30 years.'],
    ['how much it covers', 'GAP covers up to 90% of the price, including the seller’s loan.'],
  ])('gives %s, marked to confirm', (_, text) => {
    expect(within(section('What a GAP loan is')).getByText(new RegExp(text.slice(0, 20)))).toHaveTextContent(
      `${text} ${CONFIRM}`,
    );
  });

  it.each([
    ['the price', 'A home costs $800,000.'],
    ['the loan', 'The seller still owes $500,000 at 2.5%'],
    ['the gap', 'The gap is $300,000.'],
    ['both payments', 'costs $1,976 a month and a GAP loan at 9.5% costs $2,523: together $4,498.'],
    ['the two rates together', 'the two rates average 5.13%'],
    ['a limit of 90%', 'bring $80,000 in cash, the GAP loan is $220,000 and the two cost $3,825 a month'],
    ['a limit of 95%', 'bring $40,000 in cash, the GAP loan is $260,000 and the two cost $4,162 a month'],
  ])('calculates in the example %s', (_, text) => {
    expect(section(EXAMPLE)).toHaveTextContent(text);
  });

  it.each([
    ['7.5%', '$5,594: $1,096 saved'],
    ['7%', '$5,322: $824 saved'],
    ['6.5%', '$5,057: $558 saved'],
    ['6%', '$4,796: $298 saved'],
    ['5%', '$4,295: nothing saved'],
  ])('compares it with one new loan at %s: %s', (rate, text) => {
    expect(within(section(EXAMPLE)).getByRole('row', { name: `${rate} ${text}` })).toBeVisible();
  });

  it('opens the calculator with the example’s loans and leaves the market rate to the reader', () => {
    const link = screen.getByRole('link', { name: 'Open the calculator with these loans' });
    render(
      <MemoryRouter initialEntries={[link.getAttribute('href') ?? '']}>
        <AssumptionCruncherPage />
      </MemoryRouter>,
    );
    expect(screen.getByRole('textbox', { name: /^Purchase price/i })).toHaveValue('$800,000');
    expect(screen.getByRole('textbox', { name: /^Balance of the seller/ })).toHaveValue('$500,000');
    expect(screen.getByRole('textbox', { name: /market rate/i })).toHaveValue('');
  });

  it('names four benefits, and twice as many risks', () => {
    expect(within(section('Four benefits')).getAllByRole('listitem')).toHaveLength(4);
    expect(within(section('The risks, before you call anyone')).getAllByRole('listitem')).toHaveLength(8);
  });

  it('states the risks before the lenders', () => {
    const risks = section('The risks, before you call anyone');
    expect(
      risks.compareDocumentPosition(section('Three lenders to ask')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(risks).toHaveTextContent('Missing payments on either one can cost you the home.');
    expect(risks).toHaveTextContent('One that isn’t must be paid off when you sell');
  });

  it('says that the site is not a lender', () => {
    expect(screen.getByText(/takes no applications and is not a lender/)).toBeVisible();
  });
});

describe('the lenders', () => {
  it('include three, marked as samples before the first card', () => {
    const names = within(section('Three lenders to ask')).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Sample GAP lender 1',
      'Sample GAP lender 2',
      'Sample GAP lender 3',
    ]);
    const mark = within(section('Three lenders to ask')).getByText(/^Sample contact data/);
    expect(mark).toBeVisible();
    expect(mark.compareDocumentPosition(lender(1)) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    [1, 'Sample second-mortgage company A', '808-555-0122', 'gap-lender-1@example.com'],
    [2, 'Sample second-mortgage company B', '808-555-0123', 'gap-lender-2@example.com'],
    [3, 'Sample credit union C', '808-555-0124', 'gap-lender-3@example.com'],
  ])(
    'number %i shows %s, with two specialties, a bio, a portrait, %s and %s',
    (number, company, phone, email) => {
      const card = lender(number);
      expect(within(card).getByText(company)).toBeVisible();
      expect(within(card).getAllByRole('listitem')).toHaveLength(2);
      expect(card).toHaveTextContent('Sample text. The lender’s own words go here');
      expect(card.querySelector('svg[viewBox="0 0 80 80"]')).toBeInTheDocument();
      expect(within(card).getByRole('link', { name: `Call ${phone}` })).toHaveAttribute(
        'href',
        `tel:+1${phone.replaceAll('-', '')}`,
      );
      expect(message(number).to).toBe(email);
    },
  );

  it('show an address and a website only where they exist', () => {
    expect(lender(1)).toHaveTextContent('Sample street address, Honolulu, Hawaii');
    expect(lender(1)).toHaveTextContent('Website (sample: the lender’s site not set yet)');
    expect(lender(2)).not.toHaveTextContent('Honolulu');
    expect(lender(2)).toHaveTextContent('Website (sample');
    expect(lender(3)).not.toHaveTextContent('Website');
    for (const number of [1, 2, 3])
      expect(within(lender(number)).queryByRole('link', { name: /opens in a new tab/ })).toBeNull();
  });

  it('show one 95% LTV badge, with an explanation', () => {
    expect(screen.getAllByText('95% LTV')).toHaveLength(1);
    expect(within(lender(1)).getByText('95% LTV')).toBeVisible();
    expect(lender(1)).toHaveTextContent('Not an offer: ask which value it is based on.');
    for (const number of [2, 3]) expect(lender(number)).not.toHaveTextContent('LTV');
  });

  it.each([1, 2, 3])('number %i has an email draft: subject, greeting, what to fill in', (number) => {
    const { subject, body } = message(number);
    expect(subject).toBe('GAP financing for a VA loan assumption in Hawaii');
    expect(body.split('\r\n\r\n')[0]).toBe(`Hello Sample GAP lender ${number},`);
    expect(body).toContain('\r\nMy down payment:\r\n');
    expect(body).toContain('I will not send a Social Security number');
  });
});

it('shows the agent’s card with call and email buttons', () => {
  const card = within(section('Talk to an agent'));
  expect(card.getByRole('heading', { name: 'Your Veterans Home Program agent' })).toBeVisible();
  expect(card.getByRole('link', { name: 'Call 808-555-0125' })).toHaveAttribute('href', 'tel:+18085550125');
  expect(card.getByRole('link', { name: 'Email agent@example.com' })).toHaveAttribute(
    'href',
    'mailto:agent@example.com',
  );
  expect(card.getByText(/^Sample contact data/)).toBeVisible();
});

it.each([
  ['NMLS Consumer Access', 'https://www.nmlsconsumeraccess.org/'],
  ['Hawaii Division of Financial Institutions', 'https://cca.hawaii.gov/dfi/'],
])('links %s', (name, href) => {
  expect(screen.getByText(name, { selector: 'a' })).toHaveAttribute('href', href);
});
