// Built as /repair.js, which src/browser/load-repair.ts loads once a script of the page has failed. An intact script may be on the
// server while a cache holds something else: a hotel's Wi-Fi page, nothing, or the 404 of an earlier deploy.
import { pageEntry } from './browser/page-entry';
import { mayReloadAgain } from './browser/reload-limit';
import { NEWEST_MARK } from './features/offline/worker-messages';

const TIMEOUT_MS = 10_000;

/**
 * Reloads the page, at most once a minute, if that helps: after a new deploy, or once broken scripts are repaired. A
 * script that merely didn't arrive is no reason: leaving the page cancels imports, and a reload would cancel leaving.
 */
export async function repairPage(): Promise<void> {
  const served = await servedEntry();
  if (!served) return;
  const isNewer = served !== pageEntry();
  // Else the service worker would show the saved copy of this page again.
  if (isNewer) await removeSaved(NEWEST_MARK);
  const helps = isNewer || (await repairScripts());
  if (!helps || !mayReloadAgain()) return;
  window.location.reload();
  await new Promise(() => undefined);
}

/** Replaces scripts that differ from the server's in the HTTP cache and in the saved pages. Returns whether any did. */
export async function repairScripts(): Promise<boolean> {
  return (await Promise.all(scriptsOfPage().map(repairScript))).includes(true);
}

async function repairScript(url: string): Promise<boolean> {
  const [held, fresh] = await Promise.all([textOf(url), textOf(`${url}?${Date.now()}`, 'no-store')]);
  if (!fresh || fresh === held) return false;
  const wasSaved = await removeSaved(url);
  const isRepaired = (await textOf(url, 'reload')) === fresh;
  // The service worker saves it again, after checking it.
  if (wasSaved) navigator.serviceWorker.controller?.postMessage('save');
  return isRepaired;
}

async function servedEntry(): Promise<string | undefined> {
  const page = await textOf(window.location.href, 'no-cache', /html/);
  return page && /data-entry="([^"]+)"/.exec(page)?.[1];
}

function scriptsOfPage(): string[] {
  const { preloads = '' } = document.querySelector<HTMLElement>('[data-entry]')?.dataset ?? {};
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const scripts = [pageEntry() ?? '', ...preloads.split(' '), ...loaded];
  return [...new Set(scripts)].filter((path) => /^\/assets\/.+\.js$/.test(path));
}

async function textOf(url: string, cache?: RequestCache, type = /javascript/): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { cache, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const isRight = answer.ok && type.test(answer.headers.get('content-type') ?? '');
    return isRight ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether it was saved. */
async function removeSaved(url: string): Promise<boolean> {
  try {
    const saved = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(saved.map((cache) => cache.delete(url)))).includes(true);
  } catch {
    // Some private windows have no caches.
    return false;
  }
}
