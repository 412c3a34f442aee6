import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { AppPath } from '@/site-map';

/**
 * Opens the site at an address as a new page load would: fresh modules, the route's code there already.
 * The browser was here before, unless told that it is a first visit.
 */
export async function renderApp(path: AppPath | (string & {}) = '/', { isFirstVisit = false } = {}) {
  vi.resetModules();
  if (!isFirstVisit) rememberVisit();
  const [{ App }, { loadRoute }] = await Promise.all([import('@/app'), import('@/router/load-route')]);
  await loadRoute(path);
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup() };
}

function rememberVisit() {
  try {
    window.localStorage.setItem('paradise-pcs-visited', 'true');
  } catch {
    // A test may have the browser refuse storage.
  }
}
