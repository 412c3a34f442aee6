import { type ComponentProps, Fragment, type ReactNode } from 'react';
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
          {withBreaks(children)}
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

const LONG_NAME = /\w{15,}/;

/** Lets a name such as MilitaryINSTALLATIONS break before a capital in large text on a phone. */
function withBreaks(text: string): ReactNode {
  if (!LONG_NAME.test(text)) return text;
  return text.split(/([a-z](?=[A-Z]))/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
      <Fragment key={index}>
        {piece}
        <wbr className="xs:hidden" />
      </Fragment>
    ),
  );
}
