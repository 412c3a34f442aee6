import { createStore } from '@/lib/store';
import { currentRegistration } from './registration';
import { WORKER_ADDRESS } from './worker-messages';

const PATIENCE_MS = 4000;
const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 300_000;

/** Whether the site's server is out of reach. */
export const isOffline = createStore(false);

let retryMs = FIRST_RETRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Watches the connection. Returns a cleanup function. */
export function watchConnection(): () => void {
  // The service worker marks a page that it had to take from its copy.
  if ('savedCopy' in document.documentElement.dataset) lose();
  else if (!navigator.onLine) void check();
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

/** What the browser says is only a hint: the server has the last word. A new build may have waited for it. */
async function check(): Promise<void> {
  if (!(await serverAnswers())) return lose();
  isOffline.set(false);
  retryMs = FIRST_RETRY_MS;
  clearTimeout(timer);
  (await currentRegistration())?.update().catch(() => undefined);
}

/** Tries again ever more seldom. */
function lose() {
  isOffline.set(true);
  clearTimeout(timer);
  timer = setTimeout(checkAgain, retryMs);
  retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
}

/** Only while someone may be looking. */
function checkAgain() {
  if (isOffline.get() && document.visibilityState === 'visible') void check();
}

/** The service worker leaves a HEAD request alone. */
async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await fetch(WORKER_ADDRESS, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}
