import type { ComponentProps } from 'react';
import { Icon } from './icon';

export function ExternalLink({ children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <Icon name="external-link" className="ml-1 inline size-[0.85em] shrink-0 align-baseline" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
