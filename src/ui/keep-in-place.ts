import { flushSync } from 'react-dom';

/** Makes a change, and scrolls by as much as it moves what was pressed: that stays where it is on the screen. */
export function keepInPlace(pressed: Element, change: () => void): void {
  const before = pressed.getBoundingClientRect().top;
  flushSync(change);
  if (pressed.isConnected) window.scrollBy(0, pressed.getBoundingClientRect().top - before);
}
