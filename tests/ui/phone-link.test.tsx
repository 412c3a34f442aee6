import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneLink } from '@/ui/phone-link';

it.each([
  ['808-423-3100', 'tel:+18084233100'],
  ['1-800-342-9647', 'tel:+18003429647'],
  ['911', 'tel:911'],
  ['808-423-3100 ext. 12', 'tel:+18084233100,12'],
])('dials %s', (number, href) => {
  render(<PhoneLink number={number} />);
  expect(screen.getByRole('link', { name: number })).toHaveAttribute('href', href);
});
