import type { ReactNode } from 'react';
import { type LinkProps, Link as RouterLink } from 'react-router-dom';
import type { AppPath } from '@/site-map';

/** An address of ours, also with a part of the page or what its form is filled with. */
export type InnerAddress =
  | AppPath
  | `${AppPath}#${string}`
  | `${AppPath}?${string}`
  | { pathname: AppPath; hash: string };

/** The router's link, to a page that there is: another one doesn't compile. */
export const Link: (props: Omit<LinkProps, 'to'> & { to: InnerAddress }) => ReactNode = RouterLink;
