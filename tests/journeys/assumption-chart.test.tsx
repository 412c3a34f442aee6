import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { calculate, calculateWith, example, openCruncher, resultHeading } from './cruncher-page';

afterEach(() => {
  vi.doUnmock('@/features/assumption/components/years-chart');
});

it('a chart that fails to load shows its figures in an open table', async () => {
  vi.doMock('@/features/assumption/components/years-chart', () => {
    throw new Error('offline');
  });
  const { PaidOverTime } = await import('@/features/assumption/components/paid-over-time');
  render(<PaidOverTime years={[{ year: 1, assumption: 100, newLoan: 200 }]} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be loaded.');
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByRole('row', { name: 'Year 1 $100 $200' })).toBeVisible();
});

it('the section after the totals shows an error when it fails to load, and is requested again', async () => {
  vi.doMock('@/features/assumption/components/analysis-parts', () => {
    throw new Error('offline');
  });
  openCruncher();
  calculateWith(example);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded. Check your connection');
  expect(resultHeading()).toHaveTextContent('Assuming saves you $717 a month');
  vi.doUnmock('@/features/assumption/components/analysis-parts');
  calculate();
  expect(await screen.findByText('What you really pay')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
