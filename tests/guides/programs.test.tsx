import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Component as ProgramsPage } from '@/routes/programs';
import { readPage } from '../support/read-page';
import { slideTo } from '../support/slide';

const CONFIRM = 'unconfirmed';

const section = (name: string) => screen.getByRole('region', { name });
const card = (title: string) => {
  const item = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!item) throw new Error(`There is no card “${title}”.`);
  return item;
};

describe('the program’s three benefits', () => {
  readPage(ProgramsPage);

  it('are on three cards', () => {
    const titles = within(section('Three benefits')).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Credit for home buyers',
      'New construction credit',
      'Property management',
    ]);
  });

  it.each([
    ['Credit for home buyers', '$625 for every $100,000 of the price'],
    ['New construction credit', '1% of the purchase price, toward your closing costs'],
    ['Property management', '8% of the rent instead of the industry’s 10%: a 2% saving'],
  ])('%s: %s, marked to confirm', (title, offer) => {
    expect(within(card(title)).getByText(new RegExp(`^${offer.replace(/\$/g, '\\$')}`))).toHaveTextContent(
      CONFIRM,
    );
  });

  it.each(['$3,000 $240 $300 $60', '$3,500 $280 $350 $70', '$4,000 $320 $400 $80'])(
    'compares the fees on a rent: %s',
    (figures) => {
      expect(within(card('Property management')).getByRole('row', { name: figures })).toBeVisible();
    },
  );

  it('says that managers’ quotes differ', () => {
    expect(card('Property management')).toHaveTextContent('quotes range from 5% to 12% of the rent');
  });

  it('states the page’s own rate and links to the calculator with the other rate', () => {
    expect(section('Three benefits')).toHaveTextContent('This page uses $625 for every $100,000.');
    const link = within(section('Three benefits')).getByRole('link', { name: 'credit calculator' });
    expect(link).toHaveAttribute('href', '/calculators/credit');
  });
});

describe('the sliders', () => {
  beforeEach(async () => {
    render(<ProgramsPage />, { wrapper: MemoryRouter });
    expect(await screen.findAllByRole('slider')).toHaveLength(2);
  });

  it.each([
    ['Credit for home buyers', 'Home price', '100000', '2000000', '750000', '$4,688'],
    ['New construction credit', 'New construction price', '200000', '2000000', '950000', '$9,500'],
  ])('%s: a slider “%s” from %s to %s that opens at %s with %s', (title, label, min, max, start, credit) => {
    const slider = within(card(title)).getByRole('slider', { name: label });
    expect(slider).toHaveAttribute('aria-valuemin', min);
    expect(slider).toHaveAttribute('aria-valuemax', max);
    expect(slider).toHaveAttribute('aria-valuenow', start);
    expect(within(card(title)).getByRole('status')).toHaveTextContent(credit);
  });

  it.each([
    ['Home price', 100_000, '$100,000', '$625'],
    ['Home price', 600_000, '$600,000', '$3,750'],
    ['Home price', 2_000_000, '$2,000,000', '$12,500'],
    ['New construction price', 200_000, '$200,000', '$2,000'],
    ['New construction price', 1_100_000, '$1,100,000', '$11,000'],
  ])('“%s” at %d says %s and gives a credit of %s', (label, value, price, credit) => {
    const slider = screen.getByRole('slider', { name: label });
    slideTo(slider, value);
    expect(slider).toHaveAttribute('aria-valuetext', price);
    const item = slider.closest('li');
    expect(item && within(item).getByRole('status')).toHaveTextContent(
      `On a price of ${price}Estimated credit${credit}`,
    );
  });
});

describe('the rest of the page', () => {
  readPage(ProgramsPage);

  it.each([
    ['Do this first', 'Ask for the credit in writing'],
    ['How you get the credit', 'it does not come from VA or any other agency'],
    ['How you get the credit', 'Paradise PCS is not a lender'],
    ['How you get the credit', 'Closing Disclosure'],
    ['Ask a property manager', 'Are you licensed in Hawaii?'],
  ])('in “%s” says: %s', (title, text) => {
    expect(section(title)).toHaveTextContent(text);
  });

  it('lists what makes the program different', () => {
    expect(within(section('What makes us different')).getAllByRole('listitem')).toHaveLength(6);
    expect(section('What makes us different')).toHaveTextContent('Veteran-built');
  });

  it('offers the contact page, a call and an email, marked as sample data', () => {
    const contact = within(section('Talk to your sponsor'));
    expect(contact.getByRole('link', { name: 'contact your sponsor with a message' })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(contact.getByRole('link', { name: 'Call 808-555-0100' })).toHaveAttribute(
      'href',
      'tel:+18085550100',
    );
    expect(contact.getByRole('link', { name: 'Email sponsor@example.com' })).toHaveAttribute(
      'href',
      'mailto:sponsor@example.com',
    );
    expect(contact.getByText(/^Sample contact data/)).toBeVisible();
  });

  it('makes no forbidden claims', () => {
    expect(document.body).not.toHaveTextContent(
      /guaranteed|free money|government program|VA-approved|best rates/i,
    );
  });
});
