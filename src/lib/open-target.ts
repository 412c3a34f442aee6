/**
 * Opens the folded part that an address with a # leads into, now and whenever the address changes; browsers that do
 * this themselves are left alone. Returns an unsubscribe function.
 */
export function openTarget(): () => void {
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
