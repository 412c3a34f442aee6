/**
 * Opens the `<details>` that holds the hash's target, now and on every hashchange, for browsers that don't.
 * Returns an unsubscribe function.
 */
export function openHashTarget(): () => void {
  openNow();
  window.addEventListener('hashchange', openNow);
  return () => window.removeEventListener('hashchange', openNow);
}

function openNow() {
  const target = document.getElementById(window.location.hash.slice(1));
  const folded = target?.closest('details:not([open])');
  if (!target || !folded) return;
  folded.setAttribute('open', '');
  target.scrollIntoView();
}
