import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> & { to: To };

/** A link to a page of this site. react-router's own brings its framework's prefetching along, 4 KB on every page. */
export function Link({ to, children, ...props }: LinkProps) {
  return (
    <a {...props} href={useHref(to)} onClick={useLinkClickHandler(to)}>
      {children}
    </a>
  );
}
