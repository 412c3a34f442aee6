import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PastYearsRates } from '@/blocks/past-years-rates';

it.each([
  [new Date(2026, 11, 31), ''],
  [new Date(2027, 0, 2), '2026’s rates: 2027’s began January 1.'],
  [new Date(2028, 5, 1), '2026’s rates: 2028’s began January 1.'],
])('on %s says of tables of 2026 and 2027: “%s”', (now, said) => {
  vi.useFakeTimers({ now });
  render(<PastYearsRates of={[2027, 2026]} />);
  expect(document.body).toHaveTextContent(said === '' ? /^$/ : said);
});
