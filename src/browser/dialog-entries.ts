// An open dialog has a history entry of its own, with the dialog's name in its state, so that Back closes the dialog.

const open = new Set<unknown>();
let opened = 0;

/** Returns whether the current entry is that of a dialog that isn't open, as after a reload. */
function isLeftOver(): boolean {
  const dialog = window.history.state?.dialog;
  return dialog !== undefined && !open.has(dialog);
}

/**
 * Adds an entry for a dialog that opens; Back takes it away and then calls `onBack`. The entry has the router's state of
 * the page below, so that the router sees one page. Returns what takes the entry back when the dialog closes otherwise.
 */
export function addDialogEntry(onBack: () => void): () => void {
  opened += 1;
  const dialog = `${performance.timeOrigin} ${opened}`;
  const entry = { ...window.history.state, dialog };
  // One dialog may take the place of another.
  if (isLeftOver()) window.history.replaceState(entry, '');
  else window.history.pushState(entry, '');
  open.add(dialog);
  const hasEntry = () => window.history.state?.dialog === dialog;
  let isLeaving = false;
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('popstate', () => hasEntry() || onBack(), { signal });
  // A page that is being opened, which going back would stop.
  const onLeave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', onLeave, { signal });
  return () => {
    listeners.abort();
    open.delete(dialog);
    queueMicrotask(() => {
      if (hasEntry() && !isLeaving) window.history.back();
    });
  };
}

/** Leaves the entries of dialogs that aren't open, now and when Back or Forward comes to one. Returns what ends that. */
export function leaveDialogEntries(): () => void {
  const leave = () => {
    if (isLeftOver()) window.history.back();
  };
  leave();
  window.addEventListener('popstate', leave);
  return () => window.removeEventListener('popstate', leave);
}
