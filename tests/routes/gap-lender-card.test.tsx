import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OperatorGapLender } from '@/operator/operator-shapes';
import { GapLenderCard } from '@/routes/housing/gap-lenders/gap-lender-card';

const lender: OperatorGapLender = {
  status: 'set',
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

it('offers to call and email a lender, and to see its site', () => {
  render(<GapLenderCard lender={{ ...lender, website: 'https://lender.test/' }} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'tel:+18084233122',
    expect.stringMatching(/^mailto:kai@owner\.test\?subject=/),
    'https://lender.test/',
  ]);
});

it('shows a sample in the same card, with its ways as plain text', () => {
  render(
    <GapLenderCard
      lender={{ ...lender, status: 'sample', website: 'https://lender.test/', maxLtvPercent: 95 }}
    />,
  );
  const card = screen.getByRole('listitem');
  expect(card).toHaveTextContent('Sample');
  for (const shown of ['95% LTV', 'Call 808-423-3122', 'Email kai@owner.test', 'Lends on every island.'])
    expect(card).toHaveTextContent(shown);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
