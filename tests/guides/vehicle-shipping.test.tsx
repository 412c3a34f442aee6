import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as VehicleShippingPage } from '@/routes/pcs-toolkit/vehicle-shipping';
import { section } from '../support/page-parts';
import { readPage } from '../support/read-page';

readPage(VehicleShippingPage);

describe('the vehicle shipping guide', () => {
  it.each([
    ['two vehicles', 'our program lists two privately owned vehicles as reimbursed from Dec 10, 2024'],
    ['the price', '$1,200-$2,000 per vehicle'],
    ['the lead time', 'Book 2-4 weeks ahead'],
    ['the fuel', '1/4 tank of fuel or less'],
    ['the transit', '7-14 days to Oahu'],
    ['the deadline after arrival', 'within 30 days'],
  ])('answers in the first screen: %s', (_what, text) => {
    expect(section('Do this first')).toHaveTextContent(text);
  });

  it.each([
    [
      'What the government pays for',
      'Our program lists two privately owned vehicles as reimbursed from Dec 10, 2024',
    ],
    ['What the government pays for', 'Confirm with your finance office before you ship'],
    [
      'Paying a carrier yourself',
      'Price: our program lists $1,200-$2,000 per vehicle. Book 2-4 weeks ahead. unconfirmed',
    ],
    ['Paying a carrier yourself', 'Matson’s undated page shows rates from $1,070'],
    [
      'The government shipment, step by step',
      'The contractor pays for a rental car only if yours misses its required delivery date',
    ],
    ['Paying a carrier yourself', 'Fuel: 1/4 tank or less'],
    ['Permit or Hawaii plates?', 'keep your mainland plates until they expire or for 12 months'],
  ])('in “%s” says: %s', (title, text) => {
    expect(section(title)).toHaveTextContent(text);
  });

  it.each(['Do this first', 'What the government pays for'])(
    'warns about a second car before it quotes our program in “%s”',
    (title) => {
      const text = section(title).textContent ?? '';
      expect(text).toMatch(/finance office before you (ship|pay).*two privately owned vehicles/);
    },
  );

  it.each([
    ['Honolulu, Oahu', '7-14 days', '10-12 days'],
    ['Nawiliwili, Kauai', 'Longer, by barge', '17-21 days'],
    ['Kahului, Maui', 'Longer, by barge', '17-21 days'],
    ['Hilo, Big Island', 'Longer, by barge', '17-21 days'],
  ])('gives the transit to %s: %s, and %s by the carrier’s own page', (port, plan, carrier) => {
    const row = screen.getByText(port).closest('tr');
    if (!row) throw new Error(`No row for ${port}`);
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([expect.stringContaining(plan), expect.stringContaining(carrier)]);
  });

  it('walks through the government shipment in order', () => {
    const titles = within(section('The government shipment, step by step'))
      .getAllByRole('heading', { level: 3, hidden: true })
      .map((heading) => heading.textContent);
    expect(titles.slice(0, 7)).toEqual([
      'Visit your transportation office',
      'Make an appointment at PCSmyPOV.com',
      'Gather your documents',
      'Clean it, empty it and run down the tank',
      'Turn it in',
      'If it’s late',
      'Pick it up in Honolulu',
    ]);
  });

  it('puts insurance, safety check and registration in order after arrival', () => {
    const titles = within(section('After it arrives'))
      .getAllByRole('heading', { level: 3, hidden: true })
      .map((heading) => heading.textContent);
    expect(titles.slice(0, 3)).toEqual([
      'Get insurance that’s valid in Hawaii',
      'Pass the safety check',
      'Get the permit, or register the car',
    ]);
  });

  it.each([
    ['808-670-3095', 'tel:+18086703095'],
    ['800-462-8766', 'tel:+18004628766'],
    ['Boat Shipping', '/pcs-toolkit/boat-shipping'],
    ['PCSmyPOV', 'https://pcsmypov.com/'],
  ])('links %s', (name, href) => {
    expect(screen.getByText(name, { selector: 'a' })).toHaveAttribute('href', href);
  });
});
