import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { loadPage } from './app/load-page';
import { tolerateMovedNodes, undoForeignChanges } from './browser/foreign-changes';
import { openDetailsForPrint } from './browser/open-for-print';
import { applySidebarState, readSidebarCookie } from './browser/sidebar-state';
import { rememberFields } from './browser/typed-fields';
import { findPage } from './site-map';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The dev server has no starter, which does this in production.
applySidebarState(readSidebarCookie(document.cookie));

openDetailsForPrint();
tolerateMovedNodes();

const { pathname, search, hash } = window.location;
const page = findPage(pathname);
// Some hosts also serve /auth.html and /auth/: switch to the canonical path.
if (page && page.path !== pathname)
  window.history.replaceState(window.history.state, '', page.path + search + hash);
if (page) await loadPage(page.path);
else await leaveForMeantAddress();

// A press on a link shows the next page in the next frame: a transition would spread its rendering over several.
const app = (
  <BrowserRouter useTransitions={false}>
    <App />
  </BrowserRouter>
);
const isServed = root.hasChildNodes();
if (isServed) {
  undoForeignChanges('root');
  window.addEventListener('app-ready', rememberFields(root), { once: true });
}
// A transition makes hydration interruptible, so that the page can scroll and respond meanwhile.
if (isServed) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
// Tells the starter that the scripts are intact.
document.documentElement.dataset.app = 'started';

/** Never resolves when there is one: the page is on its way out. */
async function leaveForMeantAddress(): Promise<void> {
  const loaded = await import('./browser/meant-address').catch(() => undefined);
  const meant = loaded?.meantAddress(window.location);
  if (!meant) return;
  window.location.replace(meant);
  await new Promise(() => undefined);
}
