const TIMEOUT_MS = 10_000;

/** Rejects when the server, or the service worker, has no page for the current URL. */
export async function expectPageToBeServed(): Promise<void> {
  const { ok } = await fetch(window.location.href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!ok) throw new Error('Not served');
}
