/**
 * Opens every `<details>` around the hash's target, now and on every hashchange, for browsers that don't.
 * Returns an unsubscribe function.
 */
export function openHashTarget(): () => void {
  openNow();
  window.addEventListener('hashchange', openNow);
  return () => window.removeEventListener('hashchange', openNow);
}

function openNow() {
  const target = document.getElementById(window.location.hash.slice(1));
  const folds: Element[] = [];
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    if (!fold.open) folds.push(fold);
  if (folds.length === 0) return;
  for (const fold of folds) fold.setAttribute('open', '');
  target?.scrollIntoView();
}
