import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Portrait } from '@/blocks/portrait';

it('shows a portrait as decoration, since the name is next to it', () => {
  render(<Portrait src="/lender-1.jpg" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/lender-1.jpg');
});

it('shows a placeholder drawing without a photo, hidden from screen readers', () => {
  const { container } = render(<Portrait />);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
