import { createStore } from '@/browser/store';
import { lookForNewBuild } from './new-build';
import { WORKER_ADDRESS } from './worker-messages';

const TIMEOUT_MS = 4000;
const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 300_000;

/** Whether the site's server is unreachable. */
export const isOffline = createStore(false);

let retryMs = FIRST_RETRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Watches the connection. Returns a cleanup function. */
export function watchConnection(): () => void {
  // What the service worker served may be a copy, which says nothing about the connection.
  if (navigator.serviceWorker?.controller || !navigator.onLine) void check();
  window.addEventListener('offline', check);
  window.addEventListener('online', check);
  document.addEventListener('visibilitychange', checkAgain);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('offline', check);
    window.removeEventListener('online', check);
    document.removeEventListener('visibilitychange', checkAgain);
  };
}

/** The browser's online state is only a hint, so this asks the server. Once it responds, checks for a new build. */
async function check(): Promise<void> {
  if (!(await serverAnswers())) return goOffline();
  isOffline.set(false);
  retryMs = FIRST_RETRY_MS;
  clearTimeout(timer);
  await lookForNewBuild();
}

/** Retries with exponential backoff. */
function goOffline() {
  isOffline.set(true);
  clearTimeout(timer);
  timer = setTimeout(checkAgain, retryMs);
  retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
}

/** Skips the check while the page is hidden. */
function checkAgain() {
  if (isOffline.get() && document.visibilityState === 'visible') void check();
}

/** HEAD requests bypass the service worker. */
async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status } = await fetch(WORKER_ADDRESS, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
