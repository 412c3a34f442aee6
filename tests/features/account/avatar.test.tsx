import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from '@/features/account/components/avatar';

it('shows the user’s picture, and the first letter of the email where it can’t be shown', () => {
  const user = { id: 'ana', email: 'ana@example.com', avatarUrl: 'https://elsewhere.example/ana.png' };
  const { container } = render(<Avatar user={user} />);
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', user.avatarUrl);
  expect(picture).toHaveAttribute('alt', '');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container).toHaveTextContent('a');
});
