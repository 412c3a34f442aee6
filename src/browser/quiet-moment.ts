const QUIET_MS = 1000;
const OPENED = '[role="dialog"], header [aria-expanded="true"][aria-controls], main details[open]';
const FIELD = 'input, select, textarea';

/**
 * Watches presses until the signal. Returns a function that tells whether somebody is in the middle of something: has opened
 * a dialog, menu or detail, is in a field, or has just pressed a key or a finger.
 */
export function watchPresses(signal: AbortSignal): () => boolean {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const onPress = () => (pressedAt = performance.now());
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, onPress, { capture: true, passive: true, signal });
  return () =>
    performance.now() - pressedAt > QUIET_MS &&
    !document.querySelector(OPENED) &&
    !document.activeElement?.matches(FIELD);
}
