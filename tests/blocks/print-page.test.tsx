import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { printPage } from '@/blocks/print-page';
import { LazyToaster } from '@/toasts/lazy-toaster';
import { offer } from '../support/share-sheet';

const FACEBOOK =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]';

function PrintButton() {
  return (
    <>
      <button type="button" onClick={printPage}>
        Print
      </button>
      <LazyToaster />
    </>
  );
}

it('prints, and where an app’s browser can’t, says where it works', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const user = userEvent.setup();
  render(<PrintButton />);
  await user.click(screen.getByText('Print'));
  expect(print).toHaveBeenCalledOnce();
  offer('userAgent', FACEBOOK);
  await user.click(screen.getByText('Print'));
  expect(print).toHaveBeenCalledOnce();
  expect(await screen.findByText('Open this page in Safari or Chrome')).toBeVisible();
  vi.unstubAllGlobals();
});
