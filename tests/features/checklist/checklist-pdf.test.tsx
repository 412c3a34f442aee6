import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { saveFile } from '@/blocks/save-file';
import { ChecklistPdf } from '@/features/checklist/components/checklist-pdf';
import { catchDownloads } from '../../support/downloads';
import { offer } from '../../support/share-sheet';
import { collectToasts } from '../../support/toasts';

const toasts = collectToasts();

/** An iPhone's Home Screen app. Returns the names of the files that its share sheet was given. */
function openHomeScreenApp(): string[] {
  offer('standalone', true);
  return offerShareSheet();
}

/** Instagram's browser on Android, which has no share sheet. */
function openInApp() {
  offer(
    'userAgent',
    'Mozilla/5.0 (Linux; Android 15; wv) Chrome/137.0.0.0 Mobile Safari/537.36 Instagram 382.0',
  );
}

function offerShareSheet(): string[] {
  const shared: string[] = [];
  offer('share', async ({ files }: { files: File[] }) => void shared.push(...files.map(({ name }) => name)));
  return shared;
}

async function pressPdf() {
  render(<ChecklistPdf className="">The checklist</ChecklistPdf>);
  const link = screen.getByRole('link', { name: /The checklist/ });
  let leads = false;
  link.parentElement?.addEventListener('click', (event) => {
    leads = !event.defaultPrevented;
    event.preventDefault();
  });
  await userEvent.click(link);
  return leads;
}

it('a Home Screen app shares the PDF, from which nothing would lead back', async () => {
  const shared = openHomeScreenApp();
  vi.stubGlobal('fetch', async () => new Response('PDF'));
  expect(await pressPdf()).toBe(false);
  await vi.waitFor(() => expect(shared).toEqual(['hawaii-pcs-checklist.pdf']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a Home Screen app says when the PDF cannot be had', async () => {
  openHomeScreenApp();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await pressPdf();
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
});

it('a browser follows the link to the PDF', async () => {
  expect(await pressPdf()).toBe(true);
});

it('a Home Screen app shares a made file, and downloads it if that fails', async () => {
  const shared = openHomeScreenApp();
  const downloaded = catchDownloads();
  await saveFile('plan.ics', 'text/calendar', 'BEGIN');
  expect(shared).toEqual(['plan.ics']);
  expect(downloaded).toEqual([]);
  offer('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
  await saveFile('plan.ics', 'text/calendar', 'BEGIN');
  expect(downloaded.map(({ name }) => name)).toEqual(['plan.ics']);
});

it('an app’s browser shares a made file and the PDF', async () => {
  openInApp();
  const shared = offerShareSheet();
  const downloaded = catchDownloads();
  vi.stubGlobal('fetch', async () => new Response('PDF'));
  expect(await saveFile('plan.ics', 'text/calendar', 'BEGIN')).toBe(true);
  expect(await pressPdf()).toBe(false);
  await vi.waitFor(() => expect(shared).toEqual(['plan.ics', 'hawaii-pcs-checklist.pdf']));
  expect([downloaded, toasts]).toEqual([[], []]);
});

it('an app’s browser without a share sheet says where a file can be saved, instead of nothing', async () => {
  openInApp();
  const downloaded = catchDownloads();
  vi.stubGlobal('fetch', async () => new Response('PDF'));
  expect(await saveFile('plan.ics', 'text/calendar', 'BEGIN')).toBe(false);
  expect(toasts).toEqual(['Open this page in Safari or Chrome']);
  await pressPdf();
  await vi.waitFor(() => expect(toasts).toHaveLength(2));
  expect(downloaded).toEqual([]);
});
