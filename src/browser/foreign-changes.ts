// What something else does to the page: a browser's translation, which takes text nodes out of it or moves them into
// `font` elements, and extensions, such as a password manager that puts its icon beside a field.

declare global {
  interface Window {
    /** Set by the starter: what was changed in the page since it was complete, and who watches it. */
    foreign?: { changes: MutationRecord[]; observer: MutationObserver };
  }
}

/** For the starter: watches the page from when it is complete. */
export function watchForeignChanges(): void {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  document.addEventListener('DOMContentLoaded', () =>
    observer.observe(document.body, { childList: true, characterDataOldValue: true, subtree: true }),
  );
  window.foreign = { changes, observer };
}

/**
 * Undoes what was changed in a part of the served page that React is about to hydrate, so that it finds what it knows and
 * keeps the fields, with what was typed and the focus. A translation then starts again by itself. `isLast` ends
 * watching.
 */
export function undoForeignChanges(id: string, isLast = false): void {
  if (typeof window === 'undefined' || !window.foreign) return;
  const part = document.getElementById(id);
  const { changes, observer } = window.foreign;
  const focused = document.activeElement;
  changes.push(...observer.takeRecords());
  for (const change of changes.splice(0).reverse()) if (part?.contains(change.target)) undo(change);
  // Discards the records of these undos.
  observer.takeRecords();
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
  if (!isLast) return;
  observer.disconnect();
  delete window.foreign;
}

function undo({ target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord) {
  if (oldValue !== null) target.nodeValue = oldValue;
  for (const node of addedNodes) node.parentNode?.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling);
}

/**
 * Lets React update a page that is being translated: it would throw, and lose the page, where one of its nodes is gone
 * or elsewhere. A moved node is removed from where it is; a new one goes before what holds its neighbor now, or last.
 * https://github.com/facebook/react/issues/11538
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode;
    return parent ? (removeChild.call(parent, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    let place = next;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Child;
  };
}
