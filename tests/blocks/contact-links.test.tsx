import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactLinks } from '@/blocks/contact-links';
import { site } from '@/operator/site';

const founder = { ...site.founder, phone: '808-555-0147', email: 'kai@example.com' };

test('a sample’s phone and email are shown, and lead nowhere', () => {
  render(<ContactLinks of={{ ...founder, status: 'sample' }} />);

  for (const text of [founder.phone, founder.email]) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a person’s phone and email are links', () => {
  render(<ContactLinks of={{ ...founder, status: 'set' }} />);

  expect(screen.getByRole('link', { name: `Call ${founder.phone}` })).toHaveAttribute(
    'href',
    'tel:+18085550147',
  );
  expect(screen.getByRole('link', { name: /^Email kai ?@example\.com$/ })).toHaveAttribute(
    'href',
    'mailto:kai@example.com',
  );
});
