import type { ReactNode } from 'react';
import { isPlaceholder } from '@/operator/operator-shapes';
import { ExternalLink } from '@/ui/external-link';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';

type OperatorLinkProps = {
  /** Undefined when the operator has none. */
  href: string | undefined;
  /** A public site to link to until the URL is set. */
  fallback?: `https://${string}`;
  /** What the link will open, such as "home search": said until the URL is set, if there is no fallback. */
  opens?: string;
  icon?: IconName;
  className?: string;
  children: ReactNode;
};

/** A link to one of the operator's sites. Until its URL is set, it leads to a public one or is marked as a sample. */
export function OperatorLink({ href, fallback, opens, icon, className, children }: OperatorLinkProps) {
  const target = href && !isPlaceholder(href) ? href : fallback;
  const label = (
    <>
      {icon && <Icon name={icon} className="size-5 shrink-0" />}
      <span className="nav-label">
        {children}
        {href && !target && (
          <span className="text-sm font-normal text-ink-soft"> (sample: {opens} not set yet)</span>
        )}
      </span>
    </>
  );
  if (!target) return <span className="inline-block py-1 font-semibold">{label}</span>;
  return (
    <ExternalLink href={target} className={className}>
      {icon ? label : children}
    </ExternalLink>
  );
}
