import { Figures } from './figures';

/**
 * Text that may change while the page is open, such as a result. It is in an element of its own, which a change
 * replaces: a browser's translation takes text nodes out of the page, and React would change those in vain.
 */
export function ChangingText({ text }: { text: string }) {
  return (
    <span key={text}>
      <Figures text={text} />
    </span>
  );
}
