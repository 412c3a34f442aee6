import type { ReactNode } from 'react';
import type { OperatorUrl } from '@/operator/operator-shapes';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { SampleWord } from './sample-word';

type OperatorLinkProps = {
  /** Undefined when the owner has none. */
  to: OperatorUrl | undefined;
  /** A public site to link to until the owner's is set. */
  fallback?: `https://${string}`;
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

/** A link to one of the owner's sites. Until it is set, it leads to a public one, or is plain text. */
export function OperatorLink({ to, fallback, icon, className, children }: OperatorLinkProps) {
  const target = to?.status === 'set' ? to.url : fallback;
  const label = (
    <>
      {icon && <Icon name={icon} className="size-5 shrink-0" />}
      <span className="nav-label">{children}</span>
    </>
  );
  if (!target)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-3 py-1 font-semibold">
        {label}
        <SampleWord of={to} />
      </span>
    );
  return (
    <ExternalLink href={target} className={className}>
      {icon ? label : children}
    </ExternalLink>
  );
}
