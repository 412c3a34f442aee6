import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useToday } from '@/dates/use-today';

function Today() {
  return <p>{`Today is ${useToday()}`}</p>;
}

it('updates after midnight, and immediately when the tab is visible again', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 23, 59, 50) });
  render(<Today />);
  expect(screen.getByText('Today is 2026-11-22')).toBeVisible();
  act(() => vi.advanceTimersByTime(30_000));
  expect(screen.getByText('Today is 2026-11-23')).toBeVisible();
  vi.setSystemTime(new Date(2026, 10, 25, 8));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Today is 2026-11-25')).toBeVisible();
});
