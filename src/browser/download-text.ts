import { isHomeScreenApp, shareFile } from './share';

/** Downloads text as a file; in a Home Screen app, hands it to the share sheet. Needs a user gesture. */
export async function downloadText(
  fileName: string,
  type: `text/${string}` | 'application/json',
  text: string,
): Promise<void> {
  const file = new File([text], fileName, { type });
  if (isHomeScreenApp() && (await shareFile(file))) return;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
