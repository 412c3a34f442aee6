import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { reloadForNewVersion } from './lib/new-version';
import { applySidebarState, readSidebarCookie } from './lib/sidebar-state';
import { loadRoute } from './router/load-route';
import { findPage } from './site-map';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Already done by the starter, except on the development server, which has none.
applySidebarState(readSidebarCookie(document.cookie));

const { pathname, search, hash } = window.location;
const page = findPage(pathname);
// Some hosts answer /auth.html and /auth/ too: from here on the page has its one address.
if (page && page.path !== pathname)
  window.history.replaceState(window.history.state, '', page.path + search + hash);
await loadRoute(pathname).catch(async (error: unknown) => {
  // A guide stays readable as it was prerendered; a page for doing says what is wrong instead.
  if ((await reloadForNewVersion()) || page?.kind === 'reading') throw error;
  root.replaceChildren();
});

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);
// As a transition, React works in slices of a few milliseconds: the page can be scrolled and pressed meanwhile.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
