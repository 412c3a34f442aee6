import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Portrait } from '@/components/guide/portrait';

it('shows a portrait where there is one, silent beside the name', () => {
  render(<Portrait src="/lender-1.jpg" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/lender-1.jpg');
});

it('draws nobody where there is none, and says nothing about it', () => {
  const { container } = render(<Portrait />);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
