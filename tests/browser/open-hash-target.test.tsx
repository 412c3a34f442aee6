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

it('opens what the named row itself folds, but nothing inside of that', () => {
  render(
    <ul>
      <li id="item">
        <details aria-label="what to know">
          <details aria-label="more" />
        </details>
      </li>
    </ul>,
  );
  focusHashTarget('#item');
  expect(screen.getByLabelText('what to know')).toHaveAttribute('open');
  expect(screen.getByLabelText('more')).not.toHaveAttribute('open');
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

it('finds a part of a section by its heading, or the section when the heading is another one now', () => {
  render(
    <section>
      <h2 id="after-it-arrives">After it arrives</h2>
      <details>
        <h3>2. Safety check</h3>
      </details>
    </section>,
  );
  focusHashTarget('#after-it-arrives/safety-check');
  expect(screen.getByRole('heading', { name: '2. Safety check' })).toHaveFocus();
  expect(screen.getByRole('group')).toHaveAttribute('open');
  focusHashTarget('#after-it-arrives/renamed');
  expect(screen.getByRole('heading', { name: 'After it arrives' })).toHaveFocus();
});
