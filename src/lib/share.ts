type Shareable = { title: string; text: string; url: string };

/** `failed`: nothing could be copied either; the page should then show the link itself. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Whether the browser has a share sheet; ask only where no HTML was prerendered. */
export function canShareNatively(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the browser's share sheet. Where there is none, or it fails, the text and the link go to the clipboard.
 * Call it straight from a press.
 */
export async function share(content: Shareable): Promise<ShareOutcome> {
  if (!canShareNatively()) return copy(`${content.text}\n${content.url}`);
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    if (isCancel(error)) return 'cancelled';
    return copy(`${content.text}\n${content.url}`);
  }
}

/** Copies the link. Call it straight from a press. */
export function copyLink(url: string): Promise<ShareOutcome> {
  return copy(url);
}

function isCancel(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

async function copy(text: string): Promise<ShareOutcome> {
  return (await copyText(text)) ? 'copied' : 'failed';
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The way of browsers without a clipboard, or on an address that is not secure: select the text and press Copy. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // Outside an open dialog nothing can be selected.
  (before?.closest('[role="dialog"]') ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
