import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';

type IconFieldProps = { name: string; icon: IconName; children: ReactNode };

/** A field, in a list of them, whose icon says what it is. */
export function IconField({ name, icon, children }: IconFieldProps) {
  return (
    <div>
      <dt className="sr-only">{name}: </dt>
      <dd className="flex items-baseline gap-2">
        <Icon name={icon} className="relative top-1 size-5 shrink-0 text-action" />
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </dd>
    </div>
  );
}
