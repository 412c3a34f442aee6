import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { popularBases, tiles } from '@/guides/home';
import { operator } from '@/guides/operator';
import { fake } from '../support/fake-supabase';
import { card } from '../support/page-parts';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

const FLAG = 'paradise-pcs-visited';
let whenIdle: (() => void)[];

beforeEach(() => {
  whenIdle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => whenIdle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

describe('the home page', () => {
  it('links to eight pages with tiles, in order', async () => {
    await renderApp('/');
    const list = screen.getByRole('heading', { name: 'Where do you want to start?' }).nextElementSibling;
    const links = within(list as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(tiles.map(({ path }) => path));
    expect(tiles).toHaveLength(8);
  });

  it('links each base and its map, in a new tab, and names the base to screen readers', async () => {
    await renderApp('/');
    for (const { name, info, map } of popularBases) {
      const row = card(name);
      for (const [label, url] of [
        [info.label, info.url],
        ['Map', map.url],
      ]) {
        const link = within(row).getByRole('link', { name: new RegExp(`^${label}`) });
        expect(link).toHaveAttribute('href', url);
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAccessibleName(new RegExp(`of ${name}.*opens in a new tab`));
      }
    }
  });
});

describe('a user who has started', () => {
  const link = () => screen.getByText(/^(Start the checklist|.*Next: .*)$/, { selector: 'a' });

  it('sees the next item instead of the start link, which keeps its focus', async () => {
    const ana = fake.addUser('ana@example.com');
    fake.complete(ana.id, 0, 1, 4);
    fake.remember(ana);
    await renderApp('/');
    expect(link()).toHaveTextContent('Start the checklist');
    link().focus();
    await waitFor(() => expect(link()).toHaveTextContent('3 of 20 done. Next: Research Hawaii housing'));
    expect(link()).toHaveFocus();
    expect(link()).toHaveAttribute('href', '/pcs-toolkit/hawaii-checklist');
  });

  it('follows the report date in the account, on a device that has not seen it', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 22, 9), toFake: ['Date'] });
    const ana = fake.addUser('ana@example.com');
    fake.keepPlan(ana.id, { reportDay: '2027-06-15', move: { pets: 'no' } });
    fake.remember(ana);
    await renderApp('/');
    await waitFor(() => expect(link()).toHaveTextContent(/start by Feb 15, 2027$/));
  });

  it('can be a visitor with a report date; without one, the start link stays', async () => {
    const { unmount } = await renderApp('/');
    expect(link()).toHaveTextContent('Start the checklist');
    unmount();
    vi.useFakeTimers({ now: new Date(2026, 10, 22, 9), toFake: ['Date'] });
    window.localStorage.setItem(
      'paradise-pcs-plan',
      JSON.stringify({ reportDay: '2027-06-15', move: { pets: 'no' } }),
    );
    await renderApp('/');
    await waitFor(() =>
      expect(link()).toHaveTextContent(
        'Next: Submit PCS orders to the transportation office, start by Feb 15, 2027',
      ),
    );
  });
});

/** Runs the idle callbacks and waits for the code they request. */
async function becomeIdle() {
  await act(async () => {
    for (const work of whenIdle.splice(0)) work();
    await import('@/features/welcome/components/welcome-dialog');
  });
}

const dialog = () => screen.queryByRole('dialog', { name: 'Aloha, and welcome' });

describe('the first visit', () => {
  const visit = () => renderApp('/', { isFirstVisit: true });

  it('shows the welcome dialog once the page is idle: founder, mission and contact', async () => {
    await visit();
    expect(dialog()).not.toBeInTheDocument();
    expect(window.localStorage.getItem(FLAG)).toBeNull();
    await becomeIdle();
    const greeting = within(await screen.findByRole('dialog', { name: 'Aloha, and welcome' }));
    expect(window.localStorage.getItem(FLAG)).toBe('true');
    expect(greeting.getByText(/^Veterans built this site so that no military family/)).toBeVisible();
    for (const text of [operator.founder.name, operator.founder.phone, operator.founder.email])
      expect(greeting.getByText(text)).toBeVisible();
    expect(greeting.getByText(/^Sample contact data/)).toBeVisible();
  });

  it.each([["Let's Get Started!"], ['Close']])('closes the dialog with %s for good', async (button) => {
    const { user, unmount } = await visit();
    await becomeIdle();
    await user.click(await screen.findByRole('button', { name: button }));
    expect(dialog()).not.toBeInTheDocument();
    unmount();
    await visit();
    await becomeIdle();
    expect(dialog()).not.toBeInTheDocument();
  });

  it('closes the dialog on an outside click', async () => {
    await visit();
    await becomeIdle();
    await screen.findByRole('dialog');
    // Radix starts listening a moment after the dialog opens.
    await waitFor(() => {
      fireEvent.pointerDown(document.body);
      fireEvent.click(document.body);
      expect(dialog()).not.toBeInTheDocument();
    });
  });

  it.each(['getItem', 'setItem'] as const)(
    'shows no welcome dialog when storage refuses %s',
    async (method) => {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      await visit();
      await becomeIdle();
      expect(dialog()).not.toBeInTheDocument();
    },
  );

  it('shows no welcome dialog after a confirmation link, but keeps it for later', async () => {
    window.history.replaceState(null, '', '/#error=access_denied&error_code=otp_expired');
    await visit();
    await becomeIdle();
    await expectToast(/has expired/);
    expect(dialog()).not.toBeInTheDocument();
    expect(window.localStorage.getItem(FLAG)).toBeNull();
  });
});
