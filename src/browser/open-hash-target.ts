import { partId } from './slug';

/**
 * Opens every `<details>` around the hash's target, and one that is its own, now and on every hashchange, for browsers that don't.
 * Returns an unsubscribe function.
 */
export function openHashTarget(): () => void {
  openNow();
  window.addEventListener('hashchange', openNow);
  return () => window.removeEventListener('hashchange', openNow);
}

function openNow() {
  const target = targetOf(window.location.hash);
  if (target && (openFolds(target) || window.location.hash !== `#${target.id}`)) target.scrollIntoView();
}

/**
 * Moves the focus to what the hash names, or to its heading, so that it is announced and the next Tab goes on from
 * there; without a target, to the page's title. Doesn't scroll. Returns the target.
 */
export function focusHashTarget(hash: string): HTMLElement | null {
  const target = targetOf(hash);
  if (target) openFolds(target);
  const named = target?.querySelector<HTMLElement>('h2, h3, h4') ?? target;
  const next = named?.closest('summary') ?? named ?? document.querySelector<HTMLElement>('main h1');
  if (next && next.tabIndex < 0) next.tabIndex = -1;
  next?.focus({ preventScroll: true });
  return target;
}

/** What a hash names: an element's ID, or after a slash, the heading of a part of that section. Else the section. */
function targetOf(hash: string): HTMLElement | null {
  const [id = '', part] = hash.slice(1).split('/');
  const named = id ? document.getElementById(id) : null;
  const parts = part && named?.closest('section')?.querySelectorAll('h3');
  return [...(parts || [])].find(({ textContent }) => partId(textContent) === part) ?? named;
}

/** Those around it, and its own: who is led to a checklist item came for what is to know about it. Returns whether any was closed. */
function openFolds(target: HTMLElement): boolean {
  const folds: Element[] = [...target.querySelectorAll(':scope > details:not([open])')];
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    if (!fold.open) folds.push(fold);
  for (const fold of folds) fold.setAttribute('open', '');
  return folds.length > 0;
}
