import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('shows an error when the date checker cannot be loaded', async () => {
  vi.doMock('@/features/pets/components/date-checker', () => {
    throw new Error('offline');
  });
  const { DateCheckerOpener } = await import('@/features/pets/components/date-checker-opener');
  render(<DateCheckerOpener />);
  fireEvent.click(screen.getByText('Open the date checker'));
  expect(await screen.findByText(/The date checker could not be loaded/)).toBeVisible();
  expect(screen.getByText('Open the date checker')).toBeVisible();
});
