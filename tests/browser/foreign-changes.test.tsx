import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tolerateMovedNodes } from '@/browser/foreign-changes';

function Stay({ isLate }: { isLate: boolean }) {
  return (
    <p>
      {isLate && <b>Late: </b>}
      <span>One night</span>
    </p>
  );
}

it('removes a node from wherever something else moved it, and puts a new one before its neighbor', () => {
  tolerateMovedNodes();
  const view = render(<Stay isLate={false} />);
  const span = view.getByText('One night');
  const font = document.createElement('font');
  span.replaceWith(font);
  font.append(span);
  view.rerender(<Stay isLate />);
  expect(view.container.innerHTML).toBe('<p><b>Late: </b><font><span>One night</span></font></p>');
  view.getByText('Late:').remove();
  view.rerender(<Stay isLate={false} />);
  view.unmount();
  expect(view.container.textContent).toBe('');
});
