import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OperatorGapLender } from '@/operator/operator-shapes';
import { GapLenderCard } from '@/routes/housing/gap-lenders/gap-lender-card';

const lender: OperatorGapLender = {
  name: 'Kai Doe',
  company: 'Own lending',
  phone: '808-423-3122',
  email: 'kai@owner.test',
  specialties: ['Second loans'],
  bio: 'Lends on every island.',
};

it('shows a portrait as decoration, since the name is next to it', () => {
  render(<GapLenderCard lender={{ ...lender, image: '/lender-1.jpg' }} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/lender-1.jpg');
});

it.each([
  ['Maria de la Cruz', 'MC'],
  ['Kamaaina', 'K'],
  ['Sample GAP lender 1', 'S1'],
])('shows the initials of “%s” without a photo, hidden from screen readers', (name, initials) => {
  render(<GapLenderCard lender={{ ...lender, name }} />);
  expect(screen.getByText(initials).closest('svg')).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['https://example.com/lender', 0],
  ['https://lender.test/', 1],
] as const)('links to the site %s only once the owner has set it', (website, links) => {
  render(<GapLenderCard lender={{ ...lender, website }} />);
  expect(screen.queryAllByText('Website')).toHaveLength(links);
});
