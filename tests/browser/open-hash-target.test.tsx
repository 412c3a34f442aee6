import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { focusHashTarget, leadToLine, openHashTarget, showHashTarget } from '@/browser/open-hash-target';
import { partId } from '@/browser/slug';
import { aboutOf, pages, renderPage } from '@/prerender';
import { searchIndexOf } from '../../build/search-index';

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

it('leaves the focus in an open dialog, as when a page comes after somebody has begun to type there', () => {
  render(
    <>
      <main>
        <h1 tabIndex={-1}>Home</h1>
        <h2 id="bases">Bases</h2>
      </main>
      <div role="dialog" aria-label="My account">
        <input aria-label="New email" />
      </div>
    </>,
  );
  screen.getByLabelText('New email').focus();
  showHashTarget('');
  expect(screen.getByLabelText('New email')).toHaveFocus();
  showHashTarget('#bases');
  expect(screen.getByLabelText('New email')).toHaveFocus();
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

it('finds a heading that carries the mark of a source', () => {
  render(
    <section>
      <h2 id="areas">Areas</h2>
      <h3>
        Waikiki<sup>7</sup>
      </h3>
    </section>,
  );
  expect(focusHashTarget('#areas/waikiki')).toBe(screen.getByRole('heading', { level: 3 }));
});

it('opens the fold of the line that search found, a row of a table too', () => {
  render(
    <section>
      <h2 id="pay">Pay</h2>
      <details aria-label="rates">
        <table>
          <tbody>
            <tr>
              <th>E-6</th>
              <td>$3,912</td>
            </tr>
          </tbody>
        </table>
      </details>
      <details aria-label="rules">
        <p>
          Ask<sup>2</sup> finance.
        </p>
      </details>
    </section>,
  );
  leadToLine('#pay', 'Ask finance.');
  showHashTarget('#pay');
  expect(screen.getByLabelText('rules')).toHaveAttribute('open');
  expect(screen.getByLabelText('rates')).not.toHaveAttribute('open');
  leadToLine('#pay', 'E-6: With dependents $3,912');
  showHashTarget('#pay');
  expect(screen.getByLabelText('rates')).toHaveAttribute('open');
});

const letters = (words: string) => words.replace(/[^a-z0-9]/gi, '');

/** What is out of all folds of an element, as search reads it, letters and digits alone. */
function lettersInView(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  const unread = 'sup, .sr-only, .unconfirmed, details:not([open]) > :not(summary)';
  for (const part of copy.querySelectorAll(unread)) part.remove();
  return letters(copy.textContent ?? '');
}

/** Pages with many folds. To look for the lines of all of them would take minutes. */
const FOLDED = ['/pcs-toolkit/vehicle-shipping', '/housing/base-housing'];

it('opens every hit of every page at its heading, and its line out of all folds', async () => {
  const bodies = new Map<string, string>();
  for (const { path } of pages) bodies.set(path, await renderPage(path));
  const entries: string[][] = JSON.parse(searchIndexOf({ pages, aboutOf }, bodies));
  const page = document.body.appendChild(document.createElement('div'));
  const lost: string[] = [];
  for (const [path = '', id = '', section = '', part = '', text = ''] of entries) {
    if (!id) continue;
    if (page.title !== path) page.innerHTML = bodies.get(path) ?? '';
    page.title = path;
    const hash = id.endsWith('/') ? `#${id}${partId(part)}` : `#${id}`;
    const line = FOLDED.includes(path) ? (text.split('\n').at(-1) ?? '') : '';
    if (line) for (const fold of page.querySelectorAll('details')) fold.open = false;
    leadToLine(hash, line);
    showHashTarget(hash);
    const heading = document.activeElement ?? page;
    if (!lettersInView(heading).includes(letters(part || section))) lost.push(`${path}${hash}`);
    const isInView =
      !line ||
      [heading.closest('section') ?? page, page].some((element) =>
        lettersInView(element).includes(letters(line)),
      );
    // A row of a table is told in other words.
    if (!isInView && !/^[^:]+: .*\d/.test(line)) lost.push(`${path}${hash}: ${line}`);
  }
  page.remove();
  expect(lost).toEqual([]);
});
