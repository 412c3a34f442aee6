import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LazyToaster } from '@/toasts/lazy-toaster';

/** Renders a page and its toasts without the shell: much faster, and enough for pages without an account. */
export function renderPage(Page: ComponentType, path = '/') {
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
      <LazyToaster />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
}
