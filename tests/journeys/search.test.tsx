import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../support/deferred';
import { json } from '../support/fake-supabase';
import { refuseStorage } from '../support/refuse-storage';
import { renderApp } from '../support/render-app';

const INDEX = [
  ['/programs', '', '', '', 'What you get.', 'free help'],
  ['/pcs-toolkit/storage-facilities', '', '', '', 'Three companies.', 'unit'],
  ['/pcs-toolkit/storage-facilities', 'four-storage-tips', 'Four storage tips', '', 'Keep it dry.', ''],
  ['/suggestion-box', 'popular', 'Popular suggestions', '', 'A new guide to keeping bees.', ''],
];

/** The responses to requests for the index, in order; the last one repeats. */
let answers: (() => Response | Promise<Response>)[];
let asked = 0;

beforeEach(() => {
  answers = [() => json(INDEX)];
  asked = 0;
  vi.stubGlobal('fetch', async (input: string) => {
    expect(input).toBe('/search-index.json');
    asked += 1;
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.();
  });
});

async function openSearch(path = '/suggestion-box') {
  const app = await renderApp(path);
  expect(asked).toBe(0);
  fireEvent.click(screen.getByLabelText('Search'));
  return { ...app, field: await screen.findByLabelText<HTMLInputElement>(/^Guides, checklist/) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const hits = () => [...document.querySelectorAll('.search-hit')];

it('fetches the index only when opened, once, and finds a sentence in a section of its page', async () => {
  const { field } = await openSearch();
  expect(field).toHaveFocus();
  type(field, 'dry');
  await waitFor(() => expect(hits()).toHaveLength(2));
  expect(hits()[0]).toHaveAccessibleName('Storage Facilities');
  expect(hits()[0]).toHaveAttribute('href', '/pcs-toolkit/storage-facilities');
  expect(hits()[1]).toHaveAccessibleName('Four storage tips Keep it dry.');
  expect(hits()[1]).toHaveAttribute('href', '/pcs-toolkit/storage-facilities#four-storage-tips');
  expect(screen.getByText('1 page')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 page'));
  expect(asked).toBe(1);
});

it('opens with Ctrl+K or Cmd+K, and with no key alone', async () => {
  const { user } = await renderApp('/suggestion-box');
  for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
    await user.keyboard(keys);
    await screen.findByRole('dialog', { name: 'Search' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  await user.keyboard('/');
  await user.click(screen.getByLabelText('Your suggestion'));
  await user.keyboard('yes/no');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Your suggestion')).toHaveValue('yes/no');
});

it('leaves Ctrl+K and Ctrl+B in a field to a Mac, whose keys for editing they are', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const { user } = await renderApp('/suggestion-box');
  await user.click(screen.getByLabelText('Your suggestion'));
  const menu = screen.getByRole('button', { name: 'Side menu' });
  const isOpen = menu.getAttribute('aria-expanded');
  await user.keyboard('{Control>}k{/Control}{Control>}b{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(menu).toHaveAttribute('aria-expanded', isOpen);
  await user.keyboard('{Meta>}k{/Meta}');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
});

it('moves through the results with the arrow keys, and opens the first with Enter in the field', async () => {
  const { user, field } = await openSearch();
  await user.type(field, 'storage');
  await waitFor(() => expect(hits()).toHaveLength(2));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(hits()[1]).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Storage Facilities' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays in the field while an input method composes, and with the key that ends a composition in Safari', async () => {
  const { field } = await openSearch();
  type(field, 'storage');
  await waitFor(() => expect(hits()).toHaveLength(2));
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    fireEvent.keyDown(field, { key: 'ArrowDown', ...composing });
    expect(field).toHaveFocus();
    expect(fireEvent.keyDown(field, { key: 'Enter', ...composing })).toBe(false);
  }
});

it('remembers searches that led to a page in this browser until they are cleared', async () => {
  const { user, field } = await openSearch();
  type(field, '  bees ');
  await waitFor(() => expect(hits()).toHaveLength(2));
  await user.click(hits()[1] as HTMLElement);
  await waitFor(() => expect(screen.getByText('Popular suggestions')).toHaveFocus());
  await user.keyboard('{Control>}k{/Control}');
  await user.click(await screen.findByText('bees'));
  expect(screen.getByLabelText(/^Guides, checklist/)).toHaveValue('bees');
  expect(hits()).toHaveLength(2);
  await user.clear(screen.getByLabelText(/^Guides, checklist/));
  await user.click(screen.getByText('Clear recent searches'));
  expect(screen.queryByText('bees')).toBeNull();
  expect(window.localStorage.getItem('paradise-pcs-recent-searches')).toBeNull();
});

it('announces the words that no page has, that the first hit lacks or that pages only share, with who to ask', async () => {
  const { field } = await openSearch();
  type(field, 'karaoke or sushi in storage');
  expect(await screen.findByText('No page has “karaoke” or “sushi”.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No page has'));
  expect(screen.getByRole('link', { name: '800-342-9647' })).toBeVisible();
  expect(hits()[0]).toHaveAccessibleName(/^Storage Facilities/);
  type(field, 'dry bees');
  expect(await screen.findByText('No one place has all of this. The closest lacks “bees”.')).toBeVisible();
  expect(screen.getByRole('link', { name: '800-342-9647' })).toBeVisible();
  type(field, 'karaoke storage');
  // Who ships the goods knows more about them than Military OneSource.
  expect(await screen.findByRole('link', { name: '833-645-6683' })).toBeVisible();
  type(field, 'dry storage');
  expect(await screen.findByText('1 page')).toBeVisible();
  expect(screen.queryByRole('link', { name: '800-342-9647' })).toBeNull();
  type(field, 'new karaoke');
  expect(
    await screen.findByText('No page has “karaoke”. These pages only share everyday words with your search.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: '800-342-9647' })).toBeVisible();
  type(field, 'new bees');
  expect(await screen.findByText('1 page')).toBeVisible();
});

it('offers the word that a typo may stand for, and takes it only when it is picked', async () => {
  const { user, field } = await openSearch();
  type(field, 'storrage');
  expect(await screen.findByText('Nothing found for “storrage”. Did you mean “storage”?')).toBeVisible();
  expect(hits()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Search “storage”' }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('storage');
  await waitFor(() => expect(hits()).toHaveLength(2));
  type(field, 'dry storrage');
  expect(await screen.findByText('No page has “storrage”. Did you mean “storage”?')).toBeVisible();
  expect(hits()[1]).toHaveAccessibleName(/Keep it dry/);
  // Without the word that was meant, the first hit may be of another office's.
  expect(screen.getByRole('link', { name: '800-342-9647' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '833-645-6683' })).toBeNull();
  type(field, 'storrage');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('storage');
});

it('escapes hostile text, and offers pages and who to ask when nothing is found', async () => {
  const { field } = await openSearch();
  await screen.findByRole('dialog');
  type(field, '<img src=x onerror=alert(1)>');
  expect(await screen.findByText('Nothing found for “<img src=x onerror=alert(1)>”.')).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  for (const [name, href] of [
    ['PCS Checklist', '/pcs-toolkit/hawaii-checklist'],
    ['800-342-9647', 'tel:+18003429647'],
    ['a sponsor', '/contact'],
  ] as const)
    expect(within(screen.getByRole('dialog')).getByRole('link', { name })).toHaveAttribute('href', href);
});

it('shows an error when the index is missing, broken or out of reach, keeps what was typed, and can retry', async () => {
  const faults = [
    () => json('not found', 404),
    () => new Response('[["/programs","","'),
    () => new Response('<!doctype html>'),
    () => json([['/programs', 7]]),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ];
  answers = [...faults, () => json(INDEX)];
  const { user, field } = await openSearch();
  type(field, 'dry');
  for (let tries = 1; tries <= faults.length; tries += 1) {
    await waitFor(() => expect(asked).toBe(tries));
    expect(await screen.findByText(/Search could not be loaded/)).toBeVisible();
    expect(hits()).toEqual([]);
    await user.click(screen.getByText('Try again'));
  }
  await waitFor(() => expect(hits()).toHaveLength(2));
  expect(field).toHaveValue('dry');
});

it('answers each search in need with a number to call above all hits, and keeps nothing of it', async () => {
  const inNeed = [
    ['domestic violence', 'Not safe at home', '800-799-7233'],
    ['suicidal', 'Thoughts of suicide', '988'],
    ['rape', 'Sexual assault', '877-995-5247'],
    ['someone hurt my child', 'A child is being hurt', '808-832-5300'],
    ['overdose', 'Poison or an overdose', '800-222-1222'],
    ['my baby has a fever', 'Sick, hurt, stung or bitten', '800-874-2273'],
    ['homeless tonight', 'Nowhere to sleep', '877-424-3838'],
  ] as const;
  const about = inNeed.map(([query]) => query).join(', ');
  answers = [() => json([...INDEX, ['/contact', '', '', '', `Who knows about ${about}.`, '']])];
  const { user, field } = await openSearch();
  const address = window.location.href;
  for (const [query, title, number] of inNeed) {
    type(field, query);
    await waitFor(() => expect(hits()).toHaveLength(1));
    const card = screen.getByRole('region', { name: /In danger now/ });
    expect(within(card).getByText(title)).toBeVisible();
    const emergency = within(card).getByText('911').closest('a');
    expect(emergency).toHaveAttribute('href', 'tel:911');
    expect(within(card).getByText(number).closest('a')).toBeVisible();
    expect(within(card).getByText(/^Checked Nov \d+, 2026:/)).toBeVisible();
    expect(card.compareDocumentPosition(hits()[0] as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/Showing|Did you mean|No page/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Numbers to call now/));
    field.focus();
    await user.keyboard('{Enter}');
    expect(emergency).toHaveFocus();
    type(field, '');
  }
  expect(window.location.href).toBe(address);
  await user.type(field, 'rape');
  await user.click(hits()[0] as HTMLElement);
  expect(window.localStorage.getItem('paradise-pcs-recent-searches')).toBeNull();
});

it('meets grief with its own card, without alarm, and keeps nothing of it', async () => {
  const { user, field } = await openSearch();
  await user.type(field, 'lost our baby bees');
  const card = screen.getByRole('region', { name: /^We’re so sorry/ });
  expect(within(card).getByRole('link', { name: '800-342-9647' })).toBeVisible();
  expect(within(card).getByRole('link', { name: '877-272-7337' })).toBeVisible();
  expect(within(card).queryByRole('link', { name: '911' })).toBeNull();
  expect(within(card).queryByRole('button', { name: 'Leave this page' })).toBeNull();
  await waitFor(() => expect(hits()).toHaveLength(2));
  await user.click(hits()[1] as HTMLElement);
  expect(window.localStorage.getItem('paradise-pcs-recent-searches')).toBeNull();
});

it('shows who to call while the index is loading, and when it can’t be loaded', async () => {
  const answer = deferred<Response>();
  answers = [() => answer.promise];
  const { field } = await openSearch();
  type(field, 'husband hits me');
  expect(screen.getByRole('link', { name: '800-799-7233' })).toBeVisible();
  answer.reject(new TypeError('Failed to fetch'));
  expect(await screen.findByText(/Search could not be loaded/)).toBeVisible();
  expect(screen.getByRole('link', { name: '800-799-7233' })).toBeVisible();
});

it('works when the browser blocks storage', async () => {
  refuseStorage('setItem', 'getItem');
  const { user, field } = await openSearch();
  type(field, 'dry');
  await waitFor(() => expect(hits()).toHaveLength(2));
  await user.click(hits()[0] as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: 'Storage Facilities' })).toBeVisible();
});
