const RELOADED_AT_KEY = 'paradise-pcs-reloaded-at';
const MIN_RELOAD_INTERVAL_MS = 60_000;
const FETCH_TIMEOUT_MS = 10_000;

/**
 * Reloads once to pick up a new deploy, whose server no longer has the old page's chunks.
 * Returns false, without reloading, when the server still serves this version (navigating away cancels imports, which
 * looks like a missing chunk), when it can't be reached, or within a minute of the last reload.
 */
export async function reloadForNewVersion(): Promise<boolean> {
  const served = await servedEntry();
  if (!served || served === pageEntry() || !canReload()) return false;
  window.location.reload();
  return true;
}

/** Returns the URL of this page's entry script, which changes with every build. */
export function pageEntry(): string | undefined {
  return document.querySelector<HTMLElement>('script[data-entry]')?.dataset.entry;
}

async function servedEntry(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const page = await fetch(window.location.href, { cache: 'no-cache', signal });
    return /data-entry="([^"]+)"/.exec(await page.text())?.[1];
  } catch {
    return undefined;
  }
}

function canReload(): boolean {
  try {
    const reloadedAt = Number(window.sessionStorage.getItem(RELOADED_AT_KEY));
    if (Date.now() - reloadedAt < MIN_RELOAD_INTERVAL_MS) return false;
    window.sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
