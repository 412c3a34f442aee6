import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { type AppPath, findPage } from '@/site-map';

/**
 * Opens the site at a path like a new page load: with fresh modules, and the route's code already loaded.
 * By default it isn't the browser's first visit.
 */
export async function renderApp(path: AppPath | (string & {}) = '/', { isFirstVisit = false } = {}) {
  vi.resetModules();
  if (!isFirstVisit) rememberVisit();
  const [{ App }, { loadPage }] = await Promise.all([import('@/app'), import('@/app/load-page')]);
  const page = findPage(path);
  if (page) await loadPage(page.path);
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
    // Some tests block storage.
  }
}
