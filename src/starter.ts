// Inlined in every page: before the first paint, applies the sidebar cookie and hides what a kept plan or session will
// replace; then decides when to load the scripts, notes what something else changes in the page, replays clicks from
// before hydration, and says so if they fail.

import { watchForeignChanges } from './browser/foreign-changes';
import { repair } from './browser/load-repair';
import { applySidebarState, readSidebarCookie } from './browser/sidebar-state';
import { mayBeSignedIn } from './features/account/stored-session';
import { hasKeptPlan } from './features/checklist/has-kept-plan';

const { entry = '', interactive, preloads = '' } = (document.currentScript as HTMLScriptElement).dataset;
const MAX_WAIT_MS = 3000;
const MAX_REPAIR_MS = 5000;

let state: 'waiting' | 'started' | 'failed' = 'waiting';
/** What doesn't respond yet: the page hydrates after the header. */
let silentPart: 'body' | 'main' = 'body';
/** Each toggle button pressed before hydration, and the last other button. */
let clickedButtons: HTMLElement[] = [];
let served: Element[] | NodeListOf<Element> = [];
const message = document.createElement('div');
/** What an error said that removed the page. */
let thrown = '';

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
  // Hydrating half a page would throw it away.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  served = document.querySelectorAll('#root > *');
  await import(/* @vite-ignore */ entry).catch(() => undefined);
  // An empty file loads, too.
  if (!document.documentElement.dataset.app) void fail();
}

/** After an error while rendering, React removes the page: this puts back what was there. */
function keepText({ error, message: said }: ErrorEvent) {
  const root = document.querySelector('#root');
  if (!served.length || root?.hasChildNodes()) return;
  thrown = error?.message ?? said;
  message.remove();
  root?.append(...served);
  void fail();
}

async function fail() {
  state = 'failed';
  silentPart = 'body';
  document.addEventListener('click', captureClick, true);
  setTimeout(warn, MAX_REPAIR_MS);
  await repair('repairPage');
  warn();
}

function warn() {
  if (message.isConnected) return;
  message.setAttribute('role', 'alert');
  message.className = 'mb-6';
  const heading = document.createElement('h2');
  heading.textContent = 'Unexpected Application Error!';
  message.replaceChildren(
    ...(thrown ? [heading, `${thrown} `] : []),
    'Buttons and forms on this page aren’t working. Check your connection or update your browser, then press any button to try again.',
  );
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
  const target = event.target instanceof Element ? event.target : null;
  // React can't hydrate a page that has been left: the browser follows the link.
  if (target?.closest('a')) event.stopPropagation();
  const button = target?.closest('button');
  if (!button?.closest(silentPart)) return;
  event.preventDefault();
  // A click between hydration and the replay must not be handled twice.
  event.stopPropagation();
  if (state === 'failed') window.location.reload();
  clickedButtons = clickedButtons.filter((other) => other !== button && other.hasAttribute('aria-pressed'));
  clickedButtons.push(button);
  start();
}

function replayHeaderClick() {
  silentPart = 'main';
  const button = clickedButtons.find((pressed) => !pressed.closest(silentPart));
  clickedButtons = clickedButtons.filter((pressed) => pressed !== button);
  button?.click();
}

async function replayClicks() {
  document.removeEventListener('click', captureClick, true);
  for (const button of clickedButtons) {
    if (button.isConnected) button.click();
    // React renders each before the next.
    await Promise.resolve();
  }
}

applySidebarState(readSidebarCookie(document.cookie));
if (hasKeptPlan()) document.documentElement.dataset.plan = '';
if (mayBeSignedIn()) document.documentElement.dataset.session = '';
document.addEventListener('click', captureClick, true);
watchForeignChanges();
window.addEventListener('shell-ready', replayHeaderClick, { once: true });
// Waits for effects, such as the one that fills in a form from a link.
window.addEventListener('app-ready', () => requestAnimationFrame(() => setTimeout(replayClicks)), {
  once: true,
});
// React reports the error first, and removes the page in the same task.
window.addEventListener('error', (event) => queueMicrotask(() => keepText(event)));
startAfterLargestPaint(interactive !== undefined || (window.location.pathname === '/' && mayBeSignedIn()));
for (const type of ['pointerdown', 'keydown'] as const) window.addEventListener(type, start, { once: true });
