import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LenderCard } from '@/blocks/lender-card';
import { gapLenders } from '@/guides/operator-gap-lenders';

const [sample] = gapLenders as [(typeof gapLenders)[number]];

it('shows a portrait as decoration, since the name is next to it', () => {
  render(<LenderCard lender={{ ...sample, image: '/lender-1.jpg' }} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/lender-1.jpg');
});

it('shows a placeholder drawing without a photo, hidden from screen readers', () => {
  const { container } = render(<LenderCard lender={sample} />);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
