type Shareable = { title: string; text: string; url: string };

/** `failed`: copying failed too, so show the link itself. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Returns whether the browser has a share sheet. Only for the browser, not for prerendered markup. */
export function canShareNatively(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet; without one, or if it fails, copies the text and link. Needs a user gesture. */
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

/**
 * True in the app that an iPhone or iPad makes of the site on its Home Screen. It has no tabs and no downloads: a file
 * would open in place of the site, with no way back.
 */
export function isHomeScreenApp(): boolean {
  return 'standalone' in navigator && navigator.standalone === true;
}

// “; wv” is Android’s web view. On an iPhone only full browsers, and apps that show Safari, say “Safari”.
const IN_APP =
  /FBA[NV]|FB_IAB|Instagram|Snapchat|LinkedInApp|Pinterest|Twitter|musical_ly|BytedanceWebview|Line\/|MicroMessenger|; wv\)|iP(?:hone|ad|od)(?!.*Safari\/)/;

/** True in the browser inside another app, such as Facebook's or Instagram's, where a download does nothing. */
export function isInAppBrowser(): boolean {
  return !isHomeScreenApp() && IN_APP.test(navigator.userAgent);
}

/** Opens the share sheet with a file, to look at, print or save. Returns false if it can't. Needs a user gesture. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    return isCancel(error);
  }
}

/** Copies the link. Needs a user gesture. */
export function copyLink(url: string): Promise<ShareOutcome> {
  return copy(url);
}

function isCancel(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
}

async function copy(text: string): Promise<ShareOutcome> {
  return (await copyText(text)) ? 'copied' : 'failed';
}

/** Copies text. Returns false when the browser refuses. Needs a user gesture. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For browsers without the Clipboard API and pages not served over HTTPS. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // A modal dialog takes focus back from anything outside it.
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
