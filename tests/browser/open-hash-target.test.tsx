import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { focusHashTarget, openHashTarget } from '@/browser/open-hash-target';

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

it('moves the focus to the heading of a folded card, or to the title where nothing has that name', () => {
  render(
    <main>
      <h1 tabIndex={-1}>Pet Travel</h1>
      <details>
        <section id="office">
          <h3>Plant Quarantine Branch</h3>
        </section>
      </details>
    </main>,
  );
  focusHashTarget('#office');
  expect(screen.getByRole('heading', { name: 'Plant Quarantine Branch' })).toHaveFocus();
  focusHashTarget('#renamed');
  expect(screen.getByRole('heading', { name: 'Pet Travel' })).toHaveFocus();
});
