import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_FIRST } from '@/features/checklist/content/most-first';
import { deferred } from '../support/deferred';
import { catchDownloads } from '../support/downloads';
import { fake, json } from '../support/fake-supabase';
import { section } from '../support/page-parts';
import { renderApp } from '../support/render-app';
import { expectToast } from '../support/toasts';

const PROGRESS = '/rest/v1/checklist_progress';
const refused = () => json({ message: 'no' }, 403);
const plan = { reportDay: '2026-12-06', move: {} };
const box = () => screen.getByText(/^14 days/).closest('section') ?? expect.fail('No box says the days.');

// On a busy machine, loading it the first time can take longer than a query waits.
beforeAll(() => import('@/features/checklist/components/planned-list'));

// Ana, who has three items behind her, reports in 14 days.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 9), toFake: ['Date'] });
  const ana = fake.remember(fake.addUser('ana@example.com'));
  fake.complete(ana.id, 0, 1, 9);
  window.localStorage.setItem('paradise-pcs-plan', JSON.stringify(plan));
});

async function openWith(answer: () => Response | Promise<Response>) {
  const giveBack = fake.answer('GET', PROGRESS, answer);
  const view = await renderApp('/pcs-toolkit/hawaii-checklist');
  // It is drawn anew once the session is known.
  await waitFor(() => expect(screen.getByText('By date')).toBeVisible());
  return { ...view, giveBack };
}

function expectNothingCounted() {
  expect(within(box()).queryByRole('listitem')).not.toBeInTheDocument();
  expect(screen.queryByText('0 of 20')).not.toBeInTheDocument();
  expect(screen.queryByText(/things left to do/)).not.toBeInTheDocument();
  expect(within(section('Your months')).queryByText(/to start now/)).not.toBeInTheDocument();
}

describe('a user whose progress', () => {
  it('could not be loaded reads so above the plan, and nothing counts as left until Retry', async () => {
    const files = catchDownloads();
    const { user, giveBack } = await openWith(refused);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load checklist progress');
    expectNothingCounted();
    await user.click(screen.getByText('Add to calendar'));
    await expectToast('Your saved progress isn’t loaded');
    await user.click(screen.getByText('Copy list'));
    expect(files).toEqual([]);

    const retry = within(alert).getByText('Retry');
    expect(retry.compareDocumentPosition(box())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    giveBack();
    await user.click(retry);
    expect(await screen.findByText('3 of 20')).toBeVisible();
    expect(within(box()).getAllByRole('listitem')).toHaveLength(MOST_FIRST);
    expect(within(box()).queryByText(/Submit PCS orders/)).not.toBeInTheDocument();
    expect(within(section('Your months')).getByText(/to start now/)).toBeInTheDocument();
    await user.click(screen.getByText('Add to calendar'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).not.toMatch(/Submit PCS orders/);
  });

  it('is still loading reads so, and nothing counts as left', async () => {
    const answer = deferred<Response>();
    await openWith(() => answer.promise);
    expect(await screen.findByText('Loading your progress…')).toBeVisible();
    expectNothingCounted();
    answer.resolve(json([{ item_index: 0, completed: true }]));
    expect(await screen.findByText('1 of 20')).toBeVisible();
    expect(within(box()).getAllByRole('listitem')).toHaveLength(MOST_FIRST);
  });
});
