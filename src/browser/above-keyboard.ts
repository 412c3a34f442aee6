/**
 * Lifts a bar that sticks to the bottom of the window above the touch keyboard, which covers the page instead of resizing
 * it. Returns a cleanup function.
 */
export function stayAboveKeyboard(bar: HTMLElement | null): () => void {
  const { visualViewport: seen } = window;
  const place = () => {
    const covered = coveredByKeyboard();
    bar?.style.setProperty('bottom', covered > 0 ? `${covered}px` : '');
  };
  for (const type of ['resize', 'scroll']) seen?.addEventListener(type, place);
  return () => {
    for (const type of ['resize', 'scroll']) seen?.removeEventListener(type, place);
  };
}

/** Returns how much of the window's bottom the touch keyboard covers, in pixels. */
export function coveredByKeyboard(): number {
  const { visualViewport: seen } = window;
  // Pinch zoom shrinks the visual viewport too.
  return seen && seen.scale < 1.05 ? Math.max(0, window.innerHeight - seen.height - seen.offsetTop) : 0;
}
