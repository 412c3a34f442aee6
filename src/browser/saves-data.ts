/** Returns true when the browser's data saver is on (Chromium only). Nothing is prefetched then. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
