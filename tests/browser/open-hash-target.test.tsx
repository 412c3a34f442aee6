import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openHashTarget } from '@/browser/open-hash-target';

afterEach(() => window.history.replaceState(null, '', '/'));

it('opens every fold around what the address names, and no other', () => {
  render(
    <details aria-label="outer">
      <details aria-label="inner">
        <p id="answer">The answer</p>
      </details>
      <details aria-label="beside" />
    </details>,
  );
  window.history.replaceState(null, '', '/#answer');
  const stop = openHashTarget();
  expect(screen.getByText('The answer')).toBeVisible();
  expect(screen.getByLabelText('outer')).toHaveAttribute('open');
  expect(screen.getByLabelText('beside')).not.toHaveAttribute('open');
  stop();
});
