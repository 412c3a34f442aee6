import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';

type IconFieldProps = {
  name: string;
  icon: IconName;
  /** Its value doesn’t say what it is. */
  isNamed?: boolean;
  children: ReactNode;
};

/** A field, in a list of them, after its icon. */
export function IconField({ name, icon, isNamed = false, children }: IconFieldProps) {
  return (
    <div className={`flex items-baseline gap-x-2 ${isNamed ? 'flex-wrap' : ''}`}>
      <dt className="flex shrink-0 items-baseline gap-2">
        <Icon name={icon} className="relative top-1 size-5 shrink-0 text-action" />
        <span className={isNamed ? 'text-ink-soft' : 'sr-only'}>{name}: </span>
      </dt>
      <dd className={`min-w-0 wrap-anywhere ${isNamed ? '-ml-1' : ''}`}>{children}</dd>
    </div>
  );
}
