/**
 * Returns whether a key event is Ctrl or Cmd with this letter. In a field on a Mac, Ctrl with a letter edits text, so
 * it isn't.
 */
export function isShortcut(event: KeyboardEvent, letter: string): boolean {
  if (event.altKey || event.key.toLowerCase() !== letter) return false;
  return event.metaKey || (event.ctrlKey && !(isInField(event) && /^(Mac|iP)/.test(navigator.platform)));
}

function isInField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
