import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tabs } from '@/ui/tabs';

function renderTabs() {
  render(
    <Tabs
      label="Account"
      tabs={[
        { value: 'in', label: 'Sign in', content: <input aria-label="Email" /> },
        { value: 'up', label: 'Sign up', content: 'New here' },
        { value: 'new', label: 'New password', content: 'Forgotten' },
      ]}
    />,
  );
  return userEvent.setup();
}

const selected = () => screen.getByRole('tab', { selected: true });

it.each([
  ['{ArrowRight}', 'Sign up'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Sign in'],
  ['{ArrowLeft}', 'New password'],
  ['{End}', 'New password'],
  ['{End}{Home}', 'Sign in'],
  ['x', 'Sign in'],
])('the keys %s lead to the tab “%s”, which has the focus and shows its panel', async (keys, name) => {
  const user = renderTabs();
  await user.tab();
  await user.keyboard(keys);
  expect(selected()).toHaveAccessibleName(name);
  expect(selected()).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
});

it('only the selected tab is in the tab order, and what was typed stays when its panel is hidden', async () => {
  const user = renderTabs();
  await user.type(screen.getByLabelText('Email'), 'kai@own.test');
  await user.click(screen.getByRole('tab', { name: 'Sign up' }));
  expect(screen.getByLabelText('Email')).not.toBeVisible();
  await user.tab({ shift: true });
  await user.tab();
  expect(selected()).toHaveFocus();
  await user.click(screen.getByRole('tab', { name: 'Sign in' }));
  expect(screen.getByLabelText('Email')).toHaveValue('kai@own.test');
});
