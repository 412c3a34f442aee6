import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RangeBars } from '@/blocks/range-bars';
import { TimeLine } from '@/blocks/time-line';

it('a timeline says in a list what it draws, step by step', () => {
  const steps = [
    { label: 'Call your vet', from: 0, to: 0.5, text: '4-6 months' },
    { label: 'Blood test', from: 0.5, text: 'about 3 months' },
  ] as const;
  render(<TimeLine title="Before you land" ticks={[{ at: 1, label: '0' }]} steps={steps} own={0.25} />);
  expect(screen.getByRole('figure')).toHaveTextContent(/^Before you land/);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1Call your vet4-6 months',
    '2Blood testabout 3 months',
  ]);
});

it('a bar without a range has its words alone, and a card to lead to', () => {
  const bars = [
    { label: 'Schofield', range: [3, 12], text: '3-12 months', card: 'card-schofield' },
    { label: 'Coast Guard', range: undefined, text: 'Varies' },
  ] as const;
  render(<RangeBars title="The wait" bars={bars} step={6} isNumbered />);
  expect(screen.getByRole('link', { name: 'Schofield' })).toHaveAttribute('href', '#card-schofield');
  const [withBar, without] = screen.getAllByRole('listitem');
  expect(withBar?.querySelector('rect')).not.toBeNull();
  expect(without).toHaveTextContent('Varies');
  expect(without?.querySelector('rect')).toBeNull();
});
