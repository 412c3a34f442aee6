/** Downloads text as a file. Needs a user gesture. */
export function downloadText(
  fileName: string,
  type: `text/${string}` | 'application/json',
  text: string,
): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
