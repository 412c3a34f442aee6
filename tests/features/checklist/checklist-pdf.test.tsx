// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { downloadText } from '@/browser/download-text';
import { ChecklistPdf } from '@/features/checklist/components/checklist-pdf';
import { catchDownloads } from '../../support/downloads';
import { offer } from '../../support/share-sheet';

/** An iPhone's Home Screen app. Returns the names of the files that its share sheet was given. */
function openHomeScreenApp(): string[] {
  const shared: string[] = [];
  offer('standalone', true);
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
  await downloadText('plan.ics', 'text/calendar', 'BEGIN');
  expect(shared).toEqual(['plan.ics']);
  expect(downloaded).toEqual([]);
  offer('share', () => Promise.reject(new DOMException('', 'NotAllowedError')));
  await downloadText('plan.ics', 'text/calendar', 'BEGIN');
  expect(downloaded.map(({ name }) => name)).toEqual(['plan.ics']);
});
