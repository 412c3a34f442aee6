import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { Component as NewConstructionPage } from '@/routes/housing/new-construction';
import { section } from '../support/page-parts';
import { readPage } from '../support/read-page';
import { slideTo } from '../support/slide';

const CONFIRM = 'unconfirmed';

const slider = () => screen.getByRole('slider', { name: 'Price of the new home' });
const credit = () => screen.getByRole('status');

describe('the credit on a new home', () => {
  beforeEach(async () => {
    render(<NewConstructionPage />, { wrapper: MemoryRouter });
    await screen.findByRole('slider');
  });

  it('starts at $500,000 and slides from $250,000 to $3,000,000 in steps of $10,000', () => {
    expect(slider()).toHaveAttribute('aria-valuenow', '500000');
    expect(slider()).toHaveAttribute('aria-valuemin', '250000');
    expect(slider()).toHaveAttribute('aria-valuemax', '3000000');
    fireEvent.keyDown(slider(), { key: 'ArrowRight' });
    expect(slider()).toHaveAttribute('aria-valuenow', '510000');
  });

  it.each([
    [250_000, '$250,000', '$2,500'],
    [500_000, '$500,000', '$5,000'],
    [1_230_000, '$1,230,000', '$12,300'],
    [3_000_000, '$3,000,000', '$30,000'],
  ])('at %d dollars shows 1%%', (value, price, amount) => {
    slideTo(slider(), value);
    expect(credit()).toHaveTextContent(`On a price of ${price}Estimated credit${amount}`);
  });

  it('moves ten steps with PageUp and PageDown', () => {
    fireEvent.keyDown(slider(), { key: 'PageUp' });
    expect(credit()).toHaveTextContent('$600,000Estimated credit$6,000');
    fireEvent.keyDown(slider(), { key: 'PageDown' });
    fireEvent.keyDown(slider(), { key: 'PageDown' });
    expect(credit()).toHaveTextContent('$400,000Estimated credit$4,000');
  });
});

describe('the terms of the credit', () => {
  readPage(NewConstructionPage);

  it('says its rate, marked to confirm', () => {
    expect(within(section('Your credit on a new home')).getByText(/^1% of the purchase/)).toHaveTextContent(
      `1% of the purchase price toward your closing costs ${CONFIRM}`,
    );
  });

  it('has a table for readers without JavaScript', () => {
    const table = within(screen.getByRole('table', { name: 'Credit by price' }));
    expect(table.getByRole('row', { name: '$950,000 $9,500' })).toBeVisible();
  });

  it('links to the contact page', () => {
    expect(screen.getByRole('link', { name: 'Ask a sponsor about this credit' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  it('is an estimate, on the Closing Disclosure, and may not combine with a builder’s', () => {
    const terms = section('How you get the credit');
    expect(terms).toHaveTextContent('The credit is an estimate');
    expect(terms).toHaveTextContent('It has to appear on your Closing Disclosure');
    expect(terms).toHaveTextContent(
      'You may not be able to combine a builder’s own incentive with this credit.',
    );
  });
});

describe('the guide to new homes', () => {
  readPage(NewConstructionPage);

  it('says what the search will open while its URL is not set, and links to the builders instead', () => {
    const search = section('Search new homes');
    expect(search).toHaveTextContent('Search new construction in Hawaii (sample: home search not set yet)');
    const builders = within(search).getByRole('link', { name: 'builders’ own sites' });
    const target = document.querySelector(builders.getAttribute('href') ?? '');
    expect(target).toHaveTextContent('Builders, offices and tools');
  });

  it.each([
    [
      'Why families buy new',
      [
        '1% toward closing costs',
        'A warranty',
        'Built to today’s code',
        'Few repairs at first, and your finishes',
        'A set price',
      ],
    ],
    [
      'What to expect',
      [
        '6-12 months',
        'Finished homes go faster',
        'A lender first',
        'Your own agent, on the first visit',
        'A list or a lottery',
        'A deposit',
        'A rate that moves',
        'Extras in cash',
      ],
    ],
  ])('has the cards of “%s”', (title, names) => {
    const cards = within(section(title)).getAllByRole('heading', { level: 3 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(names);
  });

  it.each([
    [
      'Do this first',
      `Plan on 6-12 months from contract to keys, and check that against your orders. ${CONFIRM}`,
    ],
    ['Do this first', 'Do not sign away your 30 days to cancel'],
    ['What to expect', 'From contract to keys, for a home that has to be built.'],
    ['Before you sign', 'isn’t binding until you have the public report'],
    ['With a VA loan', 'VA Form 26-1859'],
    ['Where homes are being built', 'For Native Hawaiian beneficiaries only'],
  ])('says in “%s”: %s', (title, text) => {
    expect(section(title)).toHaveTextContent(text);
  });

  it.each([
    ['Hawaii Real Estate Commission', 'https://cca.hawaii.gov/reb/'],
    ['VA condo search', 'https://lgy.va.gov/lgyhub/condo-report'],
  ])('links %s', (name, href) => {
    expect(screen.getByText(name, { selector: 'a' })).toHaveAttribute('href', href);
  });
});
