import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SideBySide } from '@/blocks/side-by-side';

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
