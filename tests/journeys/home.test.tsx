import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_FIRST } from '@/features/checklist/content/most-first';
import { inWords } from '@/guides/in-words';
import { popularBases, tiles } from '@/routes/home/guide';
import { fake } from '../support/fake-supabase';
import { hosted } from '../support/hosted-answers';
import { renderApp } from '../support/render-app';

const CHECKLIST = '/pcs-toolkit/hawaii-checklist';

describe('the home page', () => {
  it('links to eight pages with tiles, in order, and shows the four bases straight after them', async () => {
    await renderApp('/');
    const list = screen.getByRole('heading', { name: 'Tools and guides' }).nextElementSibling;
    const links = within(list as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(tiles.map(({ path }) => path));
    expect(tiles).toHaveLength(8);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(headings.indexOf('Tools and guides'))).toEqual([
      'Tools and guides',
      'Four popular bases',
      'More guides',
      'What you can count on',
    ]);
    const more = within(screen.getByRole('list', { name: 'More guides' })).getAllByRole('link');
    expect(more.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Child care', 'Health care', 'Spouse jobs', 'Hotels', 'Firearms', 'Storage']),
    );
  });

  it('asks about when, where and with whom, and then opens on the family’s own', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 26, 9), toFake: ['Date'] });
    const { user } = await renderApp('/');
    expect(screen.getByRole('link', { name: /^Just got orders/ })).toHaveAttribute(
      'href',
      '/pcs-toolkit/family-orders',
    );
    const show = screen.getByRole('button', { name: 'See your first five steps' });
    await user.click(show);
    expect(await screen.findByText('Choose one of them first.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Month'), 'Jun');
    await user.selectOptions(screen.getByLabelText('Base'), 'Schofield');
    await user.selectOptions(screen.getByLabelText('Who’s coming'), 'Us and our children');
    await user.selectOptions(screen.getByLabelText('Pets'), 'Yes');
    await user.click(show);
    const own = await screen.findByRole('region', { name: 'Your move to Schofield: Jun 2027' });
    await waitFor(() => expect(within(own).getByRole('heading', { level: 2 })).toHaveFocus());
    const steps = within(own).getByRole('heading', { name: 'Do these first' }).nextElementSibling;
    expect(steps).toHaveTextContent(/travel screeningcan stop the move · start now.*start 6 months ahead/);
    expect(within(own).getByRole('link', { name: 'Add your date' })).toHaveAttribute('href', CHECKLIST);
    expect(own).not.toHaveTextContent(/\d, 20/);
    expect(JSON.parse(window.localStorage.getItem('paradise-pcs-plan') ?? '')).toEqual({
      month: '2027-06',
      move: { base: 'schofield', children: 'yes', pets: 'yes' },
    });
  });

  it('leads from the first steps to the other questions, open', async () => {
    const { user } = await renderApp('/');
    await user.selectOptions(screen.getByLabelText('Base'), 'Kaneohe Bay');
    await user.click(screen.getByRole('button', { name: 'See your first five steps' }));
    await user.click(await screen.findByRole('link', { name: 'Tell us more about your move' }));
    expect(await screen.findByText('Your move: Kaneohe Bay')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Marines' }));
    expect(await screen.findByText('Your move: Marines, Kaneohe Bay')).toBeVisible();
  });

  it('has a parent on their own answer for the children and the care plan in one', async () => {
    const { user } = await renderApp('/');
    await user.selectOptions(screen.getByLabelText('Who’s coming'), 'My children and I');
    await user.click(screen.getByRole('button', { name: 'See your first five steps' }));
    const own = within(await screen.findByRole('region', { name: 'Your move to Hawaii' }));
    expect(await own.findByRole('link', { name: 'Ask for the family care plan' })).toBeVisible();
    expect(own.getByRole('link', { name: 'Ask for the family’s travel screening' })).toBeVisible();
  });

  it('tells a retired family without pets nothing of orders, screening or quarantine', async () => {
    const { user } = await renderApp('/');
    await user.selectOptions(screen.getByLabelText('Who’s coming'), 'Retired, no orders');
    await user.selectOptions(screen.getByLabelText('Pets'), 'No');
    await user.click(screen.getByRole('button', { name: 'See your first five steps' }));
    const own = within(await screen.findByRole('region', { name: 'Your move to Hawaii' }));
    const [, steps] = await waitFor(() => {
      const lists = own.getAllByRole('list');
      expect(lists).toHaveLength(2);
      return lists;
    });
    expect(steps).not.toHaveTextContent(/orders|screening|pet/i);
    expect(own.getByRole('link', { name: /Veterans Who Stay/ })).toBeVisible();
  });

  it('leads from each base to its housing office in our guide', async () => {
    const { unmount } = await renderApp('/');
    for (const { name, housing } of popularBases)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', housing);
    unmount();
    await renderApp('/housing/base-housing');
    const offices = popularBases.map(({ housing }) => document.getElementById(housing.split('#')[1] ?? ''));
    const shown = offices.map((office) => office?.querySelector('h3')?.textContent);
    expect(shown).toEqual(['Pearl Harbor-Hickam', 'Schofield', 'Kaneohe Bay', 'Schofield']);
  });

  it('links each base and its map, in a new tab, and names the base to screen readers', async () => {
    await renderApp('/');
    for (const { name, info, map } of popularBases) {
      const row = screen.getByRole('link', { name }).closest('li') ?? document.body;
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
  const JUNE = { reportDay: '2027-06-15', move: { pets: 'no', screening: 'none' } };
  const link = () => screen.getByText(/^(Just got orders.*|.*Next: .*)$/, { selector: 'a' });

  it('sees the next item instead of the link for new orders, which keeps its focus', async () => {
    const ana = fake.remember(fake.addUser('ana@example.com'));
    fake.complete(ana.id, 0, 1, 4);
    await renderApp('/');
    expect(link()).toHaveTextContent('Just got orders?');
    link().focus();
    await waitFor(() => expect(link()).toHaveTextContent('3 of 20 done. Next: Research Hawaii housing'));
    expect(link()).toHaveFocus();
    expect(link()).toHaveAttribute('href', CHECKLIST);
  });

  it('follows the report date in the account, on a device that has not seen it', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 22, 9), toFake: ['Date'] });
    const ana = fake.remember(fake.addUser('ana@example.com'));
    fake.keepPlan(ana.id, JUNE);
    await renderApp('/');
    await waitFor(() => expect(link()).toHaveTextContent(/start by Feb 15, 2027$/));
  });

  it('can be a visitor with a report date; without one, the link for new orders stays', async () => {
    const { unmount } = await renderApp('/');
    expect(link()).toHaveTextContent('Just got orders?');
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

it('promises as many first steps as the checklist gives', async () => {
  await renderApp('/');
  expect(
    screen.getByRole('button', { name: `See your first ${inWords(MOST_FIRST)} steps` }),
  ).toBeInTheDocument();
});

describe('a family with a report date', () => {
  const keep = (reportDay: string, move: object) =>
    window.localStorage.setItem('paradise-pcs-plan', JSON.stringify({ reportDay, move }));
  const section = (name: string) => screen.findByRole('region', { name });

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 26, 9), toFake: ['Date'] });
  });

  it('finds its days left, what to do first and its next dates, with its own tools', async () => {
    keep('2027-01-25', {
      service: 'army',
      base: 'schofield',
      children: 'yes',
      pets: 'yes',
      screening: 'ahead',
    });
    await renderApp('/');
    const own = within(await section('60 days to Schofield'));
    const steps = own.getAllByRole('list')[1] as HTMLElement;
    expect(within(steps).getAllByRole('link')).toHaveLength(MOST_FIRST);
    expect(
      within(steps).getByRole('link', { name: 'Ask for the family’s travel screening' }),
    ).toHaveAttribute('href', '/pcs-toolkit/family-orders');
    expect(steps).toHaveTextContent('can stop the move · start today');
    for (const step of within(steps).getAllByRole('listitem')) {
      const [, month, day] = /by (\w+) (\d+),/.exec(step.textContent ?? '') ?? [];
      const calendarPage = step.querySelector('[aria-hidden]')?.textContent;
      expect(calendarPage).toBe(month && `by ${month}${day}`);
    }
    expect(within(steps).getByRole('link', { name: 'Prepare for pet quarantine' })).toHaveAttribute(
      'href',
      '/pcs-toolkit/hawaii-checklist#item-pet-quarantine',
    );
    const dates = own.getAllByRole('list')[2] as HTMLElement;
    expect(within(dates).getAllByRole('link')).toHaveLength(3);
    expect(dates).toHaveTextContent(/^Dec 11, 2026Start: Schedule vehicle shipment and 2 more/);
    for (const tool of ['PCS Checklist', 'First 60 Days', 'Pet Travel', 'Family on Orders'])
      expect(own.getByRole('link', { name: tool })).toBeVisible();
    expect(own.queryByText(/of 20 done/)).toBeNull();
  });

  it('has the tools of buyers without orders, and none for orders', async () => {
    keep('2027-02-09', { orders: 'no', home: 'buy', pets: 'no', children: 'no' });
    await renderApp('/');
    const own = within(await section('75 days to Hawaii'));
    for (const tool of ['Veterans Who Stay', 'VA Homes'])
      expect(own.getByRole('link', { name: tool })).toBeVisible();
    expect(own.queryByRole('link', { name: 'First 60 Days' })).toBeNull();
  });

  it('sees what is done of the twenty when signed in, and nothing counted while that can’t be loaded', async () => {
    const ana = fake.remember(fake.addUser('ana@example.com'));
    fake.complete(ana.id, 0, 1, 4);
    fake.keepPlan(ana.id, { reportDay: '2027-01-25', move: { screening: 'approved' } });
    const { unmount } = await renderApp('/');
    const own = within(await section('60 days to Hawaii'));
    expect(await own.findByText('3 of 20 done')).toBeVisible();
    expect(own.queryByRole('link', { name: /Submit PCS orders/ })).toBeNull();
    unmount();
    fake.answer('GET', '/rest/v1/checklist_progress', hosted.noUpstream);
    await renderApp('/');
    const without = within(await section('60 days to Hawaii'));
    expect(await without.findByText(/once your saved progress is loaded/)).toBeVisible();
    expect(without.queryByText(/of 20 done/)).toBeNull();
  });

  it('reads about its first weeks after landing, and gets the general page again after the last deadline', async () => {
    keep('2026-11-20', { service: 'army', vehicles: 'one', pets: 'no' });
    const { unmount } = await renderApp('/');
    const own = within(await section('Your first weeks in Hawaii'));
    expect(own.getByRole('link', { name: 'Pick up the car' })).toHaveAttribute(
      'href',
      '/pcs-toolkit/hawaii-checklist#clock-car-pickup',
    );
    unmount();
    keep('2026-03-01', {});
    await renderApp('/');
    await waitFor(() => expect(document.querySelector('.home')).toHaveAttribute('data-own', 'no'));
  });
});
