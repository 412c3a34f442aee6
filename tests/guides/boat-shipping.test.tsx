import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as BoatShippingPage } from '@/routes/pcs-toolkit/boat-shipping';
import { section } from '../support/page-parts';
import { readPage } from '../support/read-page';

readPage(BoatShippingPage);

describe('the boat shipping guide', () => {
  it.each([
    ['the cost', 'Our program lists $3,000-$15,000+'],
    ['the lead time', 'Plan 4-8 weeks ahead'],
    ['the fuel', 'fuel under 1/4 tank'],
    ['the State’s deadline', 'for 60 days'],
  ])('answers in the first screen: %s', (_what, text) => {
    expect(section('Do this first')).toHaveTextContent(text);
  });

  it.each([
    ['What it costs, and is it worth it?', '$3,000-$15,000+, planned 4-8 weeks ahead'],
    ['Get the boat ready', 'Fuel under 1/4 tank. Pasha also requires at least 1/8'],
    ['Inspections: clean boats get in', 'Most invasive sea life came to Hawaii on boats'],
    ['Will the government pay?', 'A boat doesn’t count as a car'],
  ])('in “%s” says: %s', (title, text) => {
    expect(section(title)).toHaveTextContent(text);
  });

  it('asks the reader to confirm the price, which no carrier publishes', () => {
    expect(section('What it costs, and is it worth it?')).toHaveTextContent(
      /publishes a price for boats\. unconfirmed/,
    );
  });

  it('compares the ways to ship', () => {
    const ways = within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .map((heading) => heading.textContent);
    expect(ways).toEqual([
      'Roll-on/roll-off',
      'Container or flat rack',
      'Cradle on deck',
      'Interisland barge',
      'Sailing it over',
    ]);
  });

  it.each([
    ['Inspect and register the trailer', 'Within 30 days'],
    ['Register the boat with the State', 'Within 60 days'],
    ['Title it', 'Since July 1, 2021'],
    ['Take a boating course', 'For a motor over 10 hp'],
  ])('has the step “%s”: %s', (title, text) => {
    const step = screen.getByText(title, { selector: 'h3' }).closest('li');
    expect(step).toHaveTextContent(text);
  });

  it.each([
    ['866-393-9831', 'tel:+18663939831'],
    ['OHW@pashahawaii.com', 'mailto:OHW@pashahawaii.com'],
    ['Vehicle Shipping', '/pcs-toolkit/vehicle-shipping'],
    ['Storage Facilities', '/pcs-toolkit/storage-facilities'],
    ['Pet Travel', '/pcs-toolkit/pet-travel'],
    [
      'DOBOR: registering your vessel',
      'https://dlnr.hawaii.gov/dobor/boating-in-hawaii/registering-and-numbering-your-vessel/',
    ],
  ])('links %s', (name, href) => {
    expect(screen.getByText(name, { selector: 'a' })).toHaveAttribute('href', href);
  });
});
