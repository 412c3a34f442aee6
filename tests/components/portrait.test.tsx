import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Portrait } from '@/components/guide/portrait';

it('shows a portrait where there is one, silent beside the name', () => {
  render(<Portrait src="/lender-1.jpg" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/lender-1.jpg');
});

it('shows a generic drawing without a photo, hidden from screen readers', () => {
  const { container } = render(<Portrait />);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
