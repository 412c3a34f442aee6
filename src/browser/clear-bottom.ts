import { coveredByKeyboard } from './above-keyboard';

const FIELD = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select';
const GAP_PX = 8;

/**
 * Calls back with how far above the bottom of the window the messages in a region must be: above the touch keyboard, and
 * above the field that is being typed in if they would cover that. Returns a cleanup function.
 */
export function watchClearBottom(region: Element, onChange: (px: number) => void): () => void {
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  let frame = 0;
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => onChange(clearBottom(region)));
  };
  for (const type of ['focusin', 'focusout', 'scroll', 'resize'])
    window.addEventListener(type, look, options);
  for (const type of ['scroll', 'resize']) window.visualViewport?.addEventListener(type, look, options);
  const added = new MutationObserver(look);
  added.observe(region, { childList: true, subtree: true });
  look();
  return () => {
    ended.abort();
    added.disconnect();
    cancelAnimationFrame(frame);
  };
}

function clearBottom(region: Element): number {
  const keyboard = coveredByKeyboard();
  const field = document.activeElement?.matches(FIELD) && document.activeElement.getBoundingClientRect();
  if (!field) return keyboard;
  const boxes = [...region.querySelectorAll('li')].map((one) => one.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const height = Math.max(0, ...boxes.map((box) => box.height));
  const { innerHeight } = window;
  const bottom = innerHeight - keyboard;
  const isCovered = field.right > left && field.bottom > bottom - height - 3 * GAP_PX && field.top < bottom;
  return isCovered ? innerHeight - field.top : keyboard;
}
