import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tolerateMovedNodes } from '@/browser/foreign-changes';
import { ChangingText } from '@/ui/changing-text';
import { translate } from '../support/translate';

function Trip({ days, isKnown }: { days: number; isKnown: boolean }) {
  return (
    <p>
      {isKnown && <strong>Known. </strong>}
      <ChangingText text={`By Nov ${days}, 2026, keep $1,${days}00 or 5% ready.`} />
      {!isKnown && <em> A guess.</em>}
    </p>
  );
}

it.each(['replaced', 'moved'] as const)('shows the current text where its words were %s', (kind) => {
  tolerateMovedNodes();
  const view = render(<Trip days={20} isKnown={false} />);
  expect(translate({ kind })).toBeGreaterThan(3);
  view.rerender(<Trip days={21} isKnown />);
  expect(view.container).toHaveTextContent('Known. By Nov 21, 2026, keep $1,2100 or 5% ready.');
  translate({ kind });
  view.rerender(<Trip days={22} isKnown={false} />);
  expect(view.container).toHaveTextContent('By Nov 22, 2026, keep $1,2200 or 5% ready. A guess.');
});

it('leaves amounts, percentages and dates untranslated', () => {
  const { container } = render(
    <ChangingText text="By Dec 3, 2026 or Jan 2027: $1,234.56+, −$5 or 2.5%, in 3 weeks." />,
  );
  const kept = [...container.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent);
  expect(kept).toEqual(['Dec 3, 2026', 'Jan 2027', '$1,234.56+', '−$5', '2.5%']);
});
