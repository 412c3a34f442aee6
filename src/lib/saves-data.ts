/** True when the reader has turned on the browser's data saver (Chromium only): then nothing is fetched on a guess. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
