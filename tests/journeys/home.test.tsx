import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { popularBases, tiles } from '@/guides/home';
import { operator } from '@/guides/operator';
import { pages } from '@/site-map';
import { fake } from '../support/fake-supabase';
import { card } from '../support/page-parts';
import { refuseStorage } from '../support/refuse-storage';
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

  it('lists every page of the menu once, by what a family asks', async () => {
    await renderApp('/');
    const list = screen.getByRole('region', { name: 'Every guide, by what you ask' });
    const links = within(list).getAllByRole('link');
    const inMenu = pages.filter(({ group, path }) => group && path !== '/');
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
      inMenu.map(({ path }) => path).sort(),
    );
  });

  it('links each base and its map, in a new tab, and names the base to screen readers', async () => {
    await renderApp('/');
    for (const { name, info, map } of popularBases) {
      const row = card(name);
      for (const { label, url } of [info, { ...map, label: 'Map' }]) {
        const link = within(row).getByRole('link', { name: new RegExp(`^${label}`) });
        expect(link).toHaveAttribute('href', url);
        expect(link).toHaveAttribute('target', '_blank');
        expect(link).toHaveAccessibleName(new RegExp(`of ${name}.*opens in a new tab`));
      }
    }
  });
});

describe('a user who has started', () => {
  const JUNE = { reportDay: '2027-06-15', move: { pets: 'no' } };
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
    fake.keepPlan(ana.id, JUNE);
    fake.remember(ana);
    await renderApp('/');
    await waitFor(() => expect(link()).toHaveTextContent(/start by Feb 15, 2027$/));
  });

  it('can be a visitor with a report date; without one, the start link stays', async () => {
    const { unmount } = await renderApp('/');
    expect(link()).toHaveTextContent('Start the checklist');
    unmount();
    vi.useFakeTimers({ now: new Date(2026, 10, 22, 9), toFake: ['Date'] });
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(JUNE));
    await renderApp('/');
    const next = 'Next: Submit PCS orders to the transportation office, start by Feb 15, 2027';
    await waitFor(() => expect(link()).toHaveTextContent(next));
  });

  it('sees the plan’s base marked on the map', async () => {
    const plan = { reportDay: '2027-06-15', move: { base: 'kaneohe' } };
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(plan));
    await renderApp('/');
    const map = within(screen.getByRole('figure', { name: /map of Oahu$/ }));
    expect(await map.findByText('Your base')).toBeInTheDocument();
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

/** Radix starts listening a moment after the dialog opens. */
const clickOutside = () =>
  waitFor(() => {
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(dialog()).not.toBeInTheDocument();
  });

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

  it.each(["Let's Get Started!", 'Close', 'Outside'])(
    'closes the dialog with “%s” for good',
    async (place) => {
      const { user, unmount } = await visit();
      await becomeIdle();
      await screen.findByRole('dialog');
      if (place === 'Outside') await clickOutside();
      else await user.click(screen.getByRole('button', { name: place }));
      expect(dialog()).not.toBeInTheDocument();
      unmount();
      await visit();
      await becomeIdle();
      expect(dialog()).not.toBeInTheDocument();
    },
  );

  it.each(['getItem', 'setItem'] as const)('shows no dialog if storage refuses %s', async (method) => {
    refuseStorage(method);
    await visit();
    await becomeIdle();
    expect(dialog()).not.toBeInTheDocument();
  });

  it('shows no welcome dialog after a confirmation link, but keeps it for later', async () => {
    window.history.replaceState(null, '', '/#error=access_denied&error_code=otp_expired');
    await visit();
    await becomeIdle();
    await expectToast(/has expired/);
    expect(dialog()).not.toBeInTheDocument();
    expect(window.localStorage.getItem(FLAG)).toBeNull();
  });
});
