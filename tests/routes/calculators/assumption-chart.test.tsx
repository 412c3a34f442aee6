import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('@/routes/calculators/assumption-cruncher/paid-chart');
});

it('a chart that cannot be fetched leaves its figures in an open table', async () => {
  vi.doMock('@/routes/calculators/assumption-cruncher/paid-chart', () => {
    throw new Error('offline');
  });
  const { PaidOverTime } = await import('@/routes/calculators/assumption-cruncher/paid-over-time');
  render(<PaidOverTime years={[{ year: 1, assumption: 100, newLoan: 200 }]} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be loaded.');
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByRole('row', { name: 'Year 1 $100 $200' })).toBeVisible();
});
