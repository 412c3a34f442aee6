import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LenderCard } from '@/blocks/lender-card';
import { gapLenders } from '@/guides/operator-gap-lenders';

const [sample] = gapLenders as [(typeof gapLenders)[number]];

it('shows a portrait as decoration, since the name is next to it', () => {
  render(<LenderCard lender={{ ...sample, image: '/lender-1.jpg' }} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/lender-1.jpg');
});

it.each([
  ['Maria de la Cruz', 'MC'],
  ['Kamaaina', 'K'],
  [sample.name, 'S1'],
])('shows the initials of “%s” without a photo, hidden from screen readers', (name, initials) => {
  render(<LenderCard lender={{ ...sample, name }} />);
  expect(screen.getByText(initials).closest('svg')).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  [sample.website, 0],
  ['https://lender.test/', 1],
] as const)('links to the site %s only once the owner has set it', (website, links) => {
  render(<LenderCard lender={{ ...sample, website }} />);
  expect(screen.queryAllByText('Website')).toHaveLength(links);
});
