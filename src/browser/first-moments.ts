/** Returns the milliseconds since the page's first paint, or 0 before it. */
export function msSinceFirstPaint(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.now() - paint.startTime : 0;
}

/** Watches whether the reader presses, types or scrolls. It also knows what happened before the scripts loaded. */
export function watchReader() {
  const ended = new AbortController();
  // jsdom has no userActivation.
  let isBusy = window.scrollY > 0 || Boolean(navigator.userActivation?.hasBeenActive);
  for (const type of ['pointerdown', 'keydown', 'wheel', 'scroll'])
    window.addEventListener(type, () => (isBusy = true), { passive: true, signal: ended.signal });
  return { isBusy: () => isBusy, stop: () => ended.abort() };
}

/**
 * Calls back once the element is below the window, where adding something to it moves nothing on screen. Returns a
 * cancel function.
 */
export function whenBelowWindow(element: Element, work: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const now = entries.at(-1);
    if (!now || now.isIntersecting || now.boundingClientRect.top <= 0) return;
    observer.disconnect();
    work();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
