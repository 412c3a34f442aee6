// Runs before the page is painted, from a small file of its own: folds the side menu as its cookie says, asks for
// the site's script at the right moment, and replays a button pressed before hydration.
import { reloadForNewVersion } from './lib/new-version';
import { applySidebarState, readSidebarCookie } from './lib/sidebar-state';
import { mayBeSignedIn } from './lib/stored-session';

const { entry = '', kind, also = '' } = (document.currentScript as HTMLScriptElement).dataset;
const AT_THE_LATEST_MS = 3000;

let state: 'waiting' | 'started' | 'failed' = 'waiting';
let pressed: HTMLElement | undefined;

function start() {
  if (state !== 'waiting') return;
  state = 'started';
  const scripts = also.split(' ').filter(Boolean);
  for (const script of scripts) fetchAhead(script);
  void runInTurn(scripts);
}

/** What the entry will import is asked for beside it, and not one after the other; Safari 16 runs it at once, too. */
function fetchAhead(script: string) {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) {
    import(/* @vite-ignore */ script).catch(() => undefined);
    return;
  }
  link.rel = 'modulepreload';
  link.href = script;
  document.head.append(link);
}

/** Each script in a task of its own, the entry last: in one task they would hold up a slow phone's touch and scroll. */
async function runInTurn(scripts: string[]) {
  // Which of them can be done without is the entry's business.
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

/** The page's text never waits for its script; on pages for reading the script also waits for a quiet moment. */
function startAfterLargestPaint(isInHaste: boolean) {
  const seesPaints = PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint');
  if (seesPaints) {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      if (isInHaste) start();
      else if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1000 });
      else setTimeout(start, 1);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }
  window.addEventListener('load', () => setTimeout(start, seesPaints ? AT_THE_LATEST_MS : 0));
}

function keepPress(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
  if (!button) return;
  event.preventDefault();
  if (state === 'failed') window.location.reload();
  pressed = button;
  start();
}

function replay() {
  document.removeEventListener('click', keepPress, true);
  if (pressed?.isConnected) pressed.click();
}

applySidebarState(readSidebarCookie(document.cookie));
document.addEventListener('click', keepPress, true);
// A moment later: what the page sets up as it starts, such as a form filled in from its link, is then there.
window.addEventListener('app-ready', () => requestAnimationFrame(() => setTimeout(replay)), { once: true });
startAfterLargestPaint(kind === 'interactive' || (window.location.pathname === '/' && mayBeSignedIn()));
for (const sign of ['pointerdown', 'keydown'] as const) window.addEventListener(sign, start, { once: true });
