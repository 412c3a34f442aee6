import { partId } from './slug';

const MARKS = 'sup, svg, button, select, progress, .unconfirmed, .sr-only, [aria-hidden="true"]';

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
  const { hash } = window.location;
  const target = targetOf(hash);
  if (target && (openFolds(target) || hash !== `#${target.id}`)) scrollToTarget(target, hash);
}

/** The line that search found, in the place that this hash names. */
let searched: { hash: string; line: string } | undefined;

/** Tells which line of the place that the hash names somebody is led to. */
export function leadToLine(hash: string, line: string): void {
  searched = { hash, line };
}

/** Focuses what the hash names and scrolls to it, so far that the line somebody is led to is in view. */
export function showHashTarget(hash: string): boolean {
  const target = focusHashTarget(hash);
  if (target) scrollToTarget(target, hash);
  return target !== null;
}

function scrollToTarget(target: HTMLElement, hash: string) {
  const place = target.matches('h2, h3') ? (target.closest('section') ?? target) : target;
  const led = searched?.hash === hash ? searched.line : '';
  const main = document.querySelector('main') ?? place;
  const line = led ? (lineIn(place, led) ?? lineIn(main, led)) : undefined;
  if (line) openFolds(line);
  target.scrollIntoView();
  if (line && line.getBoundingClientRect().bottom > window.innerHeight)
    line.scrollIntoView({ block: 'center' });
}

/** Where this text begins, or the row of a table that search told as “E-6: $3,912”. */
function lineIn(place: Element, line: string): HTMLElement | undefined {
  const sought = lettersOf(line);
  const starts: { at: number; element: HTMLElement }[] = [];
  let letters = '';
  for (const { data, parentElement } of textsIn(place)) {
    if (parentElement) starts.push({ at: letters.length, element: parentElement });
    letters += lettersOf(data);
  }
  const at = letters.indexOf(sought);
  if (at >= 0) return starts.findLast((start) => start.at <= at)?.element;
  const rowTitle = lettersOf(line.split(':')[0] ?? '');
  const heads = place.querySelectorAll<HTMLElement>('tbody tr > :first-child');
  return [...heads].find((head) => lettersOf(readText(head)) === rowTitle);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** An element's text as search reads it: without marks, such as a source's number, and controls. */
function readText(element: Element): string {
  return textsIn(element)
    .map(({ data }) => data)
    .join('');
}

function textsIn(element: Element): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text instanceof Text && !text.parentElement?.closest(MARKS)) texts.push(text);
  }
  return texts;
}

/**
 * Moves the focus to what the hash names, or to its heading, so that it is announced and the next Tab goes on from
 * there; without a target, to the page's title. Leaves it in an open dialog, where somebody may be typing. Doesn't scroll.
 * Returns the target.
 */
export function focusHashTarget(hash: string): HTMLElement | null {
  const target = targetOf(hash);
  if (target) openFolds(target);
  if (document.querySelector('[role="dialog"]')) return target;
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
  const parts = part && (named?.matches('h2, h3') ? named.closest('section') : named)?.querySelectorAll('h3');
  return [...(parts || [])].find((heading) => partId(readText(heading)) === part) ?? named;
}

/** Those around it, and its own: who is led to a checklist item came for what is to know about it. Returns whether any was closed. */
function openFolds(target: HTMLElement): boolean {
  const folds: Element[] = [...target.querySelectorAll(':scope > details:not([open])')];
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    if (!fold.open) folds.push(fold);
  for (const fold of folds) fold.setAttribute('open', '');
  return folds.length > 0;
}
