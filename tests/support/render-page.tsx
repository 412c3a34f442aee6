import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LazyToaster } from '@/toasts/lazy-toaster';

/** One page with its toasts and without the shell around it: enough, and much faster, for a page that knows no account. */
export function renderPage(Page: ComponentType) {
  const view = render(
    <MemoryRouter>
      <Page />
      <LazyToaster />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
}
