import type { ReactNode } from 'react';
import { isPlaceholder } from '@/guides/operator';
import { ExternalLink } from '../ui/external-link';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icon-names';

type OperatorLinkProps = {
  href: string;
  /** What the address will open, such as "home search". */
  opens: string;
  /** A page of ours to open until the address is set. */
  meanwhile?: `/${string}`;
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

/** A link to an address of the operator's. One that is not set yet is marked as a sample and never opened. */
export function OperatorLink({ href, opens, meanwhile, icon, className, children }: OperatorLinkProps) {
  const isSet = !isPlaceholder(href);
  const target = isSet ? href : meanwhile;
  const label = (
    <>
      {icon && <Icon name={icon} className="size-5 shrink-0" />}
      <span className="nav-label">
        {children}
        {!isSet && <span className="text-sm font-normal text-ink-soft"> (sample: {opens} not set yet)</span>}
      </span>
    </>
  );
  if (!target) return <span className="inline-block py-2.5">{label}</span>;
  return (
    <ExternalLink href={target} className={className}>
      {label}
    </ExternalLink>
  );
}
