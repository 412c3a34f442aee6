/** Calls back when the tab becomes visible again or the network returns. Returns an unsubscribe function. */
export function onReturn(callback: () => void): () => void {
  const controller = new AbortController();
  const whenVisible = () => document.visibilityState === 'visible' && callback();
  for (const event of ['focus', 'online', 'visibilitychange'])
    window.addEventListener(event, whenVisible, { signal: controller.signal });
  return () => controller.abort();
}

const REST_MS = 10_000;

/** Lets one of many returns pass every ten seconds, for what asks a server. */
export function returnLimit() {
  let passedAtMs = Number.NEGATIVE_INFINITY;
  return {
    passes(): boolean {
      const nowMs = performance.now();
      const isRested = nowMs - passedAtMs >= REST_MS;
      if (isRested) passedAtMs = nowMs;
      return isRested;
    },
    /** After what was asked has failed. */
    reset(): void {
      passedAtMs = Number.NEGATIVE_INFINITY;
    },
  };
}
