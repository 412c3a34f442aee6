import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SideBySide } from '@/blocks/side-by-side';

it('heads the answers to a question with the question', () => {
  const of = {
    caption: 'Do they pay?',
    choices: ['Yes', 'No'],
    rows: [['You pay', '$0', '$1,200']],
  } as const;
  render(<SideBySide of={of} isQuestion />);
  const answers = within(screen.getByRole('region', { name: 'Do they pay?' }));
  expect(answers.getByRole('heading', { name: 'Do they pay?' })).toBeVisible();
  expect(answers.getAllByRole('definition').map((cell) => cell.textContent)).toEqual([
    'Yes: $0',
    'No: $1,200',
  ]);
});

it('says the choice before each of its cells, for two choices and for three', () => {
  const choices = ['On base', 'Off base', 'Bought'];
  for (const count of [2, 3]) {
    const shown = choices.slice(0, count);
    const { unmount } = render(
      <SideBySide of={{ caption: 'Where to live', choices: shown, rows: [['Wait', ...shown]] }} />,
    );
    expect(screen.getByRole('term')).toHaveTextContent('Wait');
    expect(screen.getAllByRole('definition').map((cell) => cell.textContent)).toEqual(
      shown.map((choice) => `${choice}: ${choice}`),
    );
    unmount();
  }
});
