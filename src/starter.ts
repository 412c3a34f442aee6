// Inlined in every page: before the first paint, applies the sidebar cookie and hides what a stored plan will replace;
// then decides when to load the page's scripts, and replays a click from before hydration.
import { reloadForNewVersion } from './lib/new-version';
import { applySidebarState, readSidebarCookie } from './lib/sidebar-state';
import { hasStoredPlan } from './lib/stored-plan';
import { mayBeSignedIn } from './lib/stored-session';

const { entry = '', kind, preloads = '' } = (document.currentScript as HTMLScriptElement).dataset;
const MAX_WAIT_MS = 3000;

let state: 'waiting' | 'started' | 'failed' = 'waiting';
let clickedButton: HTMLElement | undefined;

function start() {
  if (state !== 'waiting') return;
  state = 'started';
  const scripts = preloads.split(' ').filter(Boolean);
  for (const script of scripts) preload(script);
  void importInOrder(scripts);
}

/** Loads the entry's imports in parallel. Safari before 17 has no modulepreload, so it imports them right away. */
function preload(script: string) {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) {
    import(/* @vite-ignore */ script).catch(() => undefined);
    return;
  }
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
}

/** One task per script, entry last: all in one task would block touch and scroll on a slow phone. */
async function importInOrder(scripts: string[]) {
  // The entry decides which are optional.
  for (const script of scripts) await import(/* @vite-ignore */ script).catch(() => undefined);
  import(/* @vite-ignore */ entry).catch(fail);
}

async function fail() {
  state = 'failed';
  if ((await reloadForNewVersion()) || kind === 'reading') return;
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = 'This page couldn’t load. Check your connection, then press any button to try again.';
  document.querySelector('main')?.prepend(message);
}

/** Scripts never delay the text: they start after the largest paint and, on reading pages, once the browser is idle. */
function startAfterLargestPaint(isUrgent: boolean) {
  const supportsLcp = PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint');
  if (supportsLcp) {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      if (isUrgent) start();
      else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
      else setTimeout(start, 1);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }
  window.addEventListener('load', () => setTimeout(start, supportsLcp ? MAX_WAIT_MS : 0));
}

function captureClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
  if (!button) return;
  event.preventDefault();
  // A click between hydration and the replay must not be handled twice.
  event.stopPropagation();
  if (state === 'failed') window.location.reload();
  clickedButton = button;
  start();
}

function replayClick() {
  document.removeEventListener('click', captureClick, true);
  if (clickedButton?.isConnected) clickedButton.click();
}

applySidebarState(readSidebarCookie(document.cookie));
if (hasStoredPlan()) document.documentElement.dataset.plan = '';
document.addEventListener('click', captureClick, true);
// Waits for effects, such as the one that fills in a form from a link.
window.addEventListener('app-ready', () => requestAnimationFrame(() => setTimeout(replayClick)), {
  once: true,
});
startAfterLargestPaint(kind === 'interactive' || (window.location.pathname === '/' && mayBeSignedIn()));
for (const type of ['pointerdown', 'keydown'] as const) window.addEventListener(type, start, { once: true });
