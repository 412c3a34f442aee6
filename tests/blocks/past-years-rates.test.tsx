import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PastYearsRates } from '@/blocks/past-years-rates';
import { BAH_YEAR } from '@/money/bah';
import { Component as BaseHousingPage } from '@/routes/housing/base-housing/page';
import { Component as VaHomesPage } from '@/routes/housing/va-homes/page';
import { Component as RentalsPage } from '@/routes/housing/verified-rentals/page';

it.each([
  [new Date(2026, 11, 31), ''],
  [new Date(2027, 0, 2), '2026’s rates: 2027’s began January 1.'],
  [new Date(2028, 5, 1), '2026’s rates: 2028’s began January 1.'],
])('on %s says of tables of 2026 and 2027: “%s”', (now, said) => {
  vi.useFakeTimers({ now });
  render(<PastYearsRates of={[2027, 2026]} />);
  expect(document.body).toHaveTextContent(said === '' ? /^$/ : said);
});

it.each([BaseHousingPage, RentalsPage, VaHomesPage])(
  '%o says in January that its BAH is last year’s',
  (Page) => {
    vi.useFakeTimers({ now: new Date(BAH_YEAR + 1, 0, 2) });
    render(<Page />, { wrapper: MemoryRouter });
    expect(
      screen.getAllByText(new RegExp(`^${BAH_YEAR}’s rates: ${BAH_YEAR + 1}’s began January 1`)),
    ).not.toEqual([]);
  },
);
