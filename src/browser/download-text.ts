import { isHomeScreenApp, isInAppBrowser, shareFile } from './share';

/**
 * Downloads text as a file. Where downloads don't work, hands it to the share sheet; returns false in an app's browser
 * without one. Needs a user gesture.
 */
export async function downloadText(
  fileName: string,
  type: `text/${string}` | 'application/json',
  text: string,
): Promise<boolean> {
  const file = new File([text], fileName, { type });
  const isInApp = isInAppBrowser();
  if ((isInApp || isHomeScreenApp()) && (await shareFile(file))) return true;
  if (isInApp) return false;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
