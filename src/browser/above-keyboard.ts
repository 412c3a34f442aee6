/**
 * Lifts a bar that sticks to the bottom of the window above the touch keyboard, which covers the page instead of resizing
 * it. Returns a cleanup function.
 */
export function stayAboveKeyboard(bar: HTMLElement | null): () => void {
  const { visualViewport: seen } = window;
  const place = () => {
    // Pinch zoom shrinks the visual viewport too.
    const covered = seen && seen.scale < 1.05 ? window.innerHeight - seen.height - seen.offsetTop : 0;
    bar?.style.setProperty('bottom', covered > 0 ? `${covered}px` : '');
  };
  for (const type of ['resize', 'scroll']) seen?.addEventListener(type, place);
  return () => {
    for (const type of ['resize', 'scroll']) seen?.removeEventListener(type, place);
  };
}
