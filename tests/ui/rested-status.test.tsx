import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RestedStatus } from '@/ui/rested-status';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const status = () => screen.getByRole('status');

it('doesn’t announce the result that the page opens with', async () => {
  render(<RestedStatus text="Your credit: $3,750" />);
  await wait(10_000);
  expect(status()).toBeEmptyDOMElement();
});

it('announces one result when typing rests, not one at every keystroke', async () => {
  const { rerender } = render(<RestedStatus text="Your credit: $3,750" />);
  for (const price of ['$4', '$40', '$400']) {
    rerender(<RestedStatus text={`Your credit: ${price}`} />);
    await wait(300);
    expect(status()).toBeEmptyDOMElement();
  }
  await wait(1500);
  expect(status()).toHaveTextContent(/^Your credit: \$400$/);
});

it('announces the first result when it comes back', async () => {
  const { rerender } = render(<RestedStatus text="Your credit: $3,750" />);
  rerender(<RestedStatus text="Your credit: $4" />);
  rerender(<RestedStatus text="Your credit: $3,750" />);
  await wait(1500);
  expect(status()).toHaveTextContent('Your credit: $3,750');
});
