import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Form } from '@/ui/form';

function renderForm() {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <Form onSubmit={onSubmit}>
      <input aria-label="Rent" enterKeyHint="next" />
      <input aria-label="Power" enterKeyHint="next" defaultValue="300" />
      <details>
        <summary>More</summary>
        <input aria-label="Food" enterKeyHint="next" />
      </details>
      <button type="submit">Work it out</button>
    </Form>,
  );
  return { onSubmit, user: userEvent.setup() };
}

it('on a phone, the return key leads to the next empty field, out of a folded part too, and then sends', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { onSubmit, user } = renderForm();
  await user.type(screen.getByLabelText('Rent'), '3200{Enter}');
  expect(screen.getByLabelText('Food')).toBeVisible();
  expect(screen.getByLabelText('Food')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('90{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('with a keyboard, Enter sends', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { onSubmit, user } = renderForm();
  await user.type(screen.getByLabelText('Rent'), '3200{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
