import type { ComponentProps } from 'react';
import { Icon } from './icon';

// Keeps the icon on the same line as the last word.
const WORD_JOINER = '\u2060';

export function ExternalLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  const mark = (
    <span aria-hidden="true" className="whitespace-nowrap">
      {WORD_JOINER}
      <Icon name="external-link" className="ml-1 inline size-[0.85em] shrink-0 align-baseline" />
    </span>
  );
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {typeof children === 'string' ? (
        // In a button, a flexbox, the icon follows the last word.
        <span>
          {children}
          {mark}
        </span>
      ) : (
        <>
          {children}
          {mark}
        </>
      )}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
