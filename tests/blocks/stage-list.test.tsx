import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StageList } from '@/blocks/stage-list';
import { newHomeStages } from '@/guides/new-construction-stages';

it('shows each stage in order with its length and what to pay, and folds what to check', () => {
  render(<StageList stages={newHomeStages} />);
  const [list] = screen.getAllByRole('list');
  const stages = [...(list?.children ?? [])] as HTMLElement[];
  expect(stages).toHaveLength(newHomeStages.length);
  const signs = within(stages[2] as HTMLElement);
  expect(signs.getByRole('heading', { name: 'You sign' })).toBeVisible();
  expect(signs.getByText('30 days to cancel')).toBeVisible();
  expect(signs.getByText(/^A deposit: often 5%/).textContent).toMatch(/^You pay: /);
  expect(signs.getByText('What to check (2)').closest('details')).not.toHaveAttribute('open');
});
