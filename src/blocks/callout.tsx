import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';

const tones = {
  info: { box: 'border-action bg-action-tint', icon: 'info' },
  warning: { box: 'border-warn bg-warn-tint', icon: 'triangle-alert' },
} as const;

export function Callout({
  tone = 'info',
  title,
  isWide = false,
  isFirst = false,
  heading: Heading = 'h3',
  children,
}: {
  tone?: keyof typeof tones;
  title: string;
  /** For text in columns. */
  isWide?: boolean;
  /** It opens a page or a column, which has room of its own around it. */
  isFirst?: boolean;
  /** Where no section’s heading comes before it: h2. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
}) {
  const { box, icon } = tones[tone];
  return (
    <div
      className={`${isFirst ? '' : 'my-6'} flex ${isWide ? '' : 'max-w-measure'} gap-3 rounded-r-xl border-l-4 p-4 print:my-2 print:max-w-none print:p-2 ${box}`}
    >
      <Icon name={icon} className="mt-1 size-5 shrink-0" />
      <div>
        <Heading className="text-lg print:text-base">{title}</Heading>
        <div className="mt-1 print:mt-0">{children}</div>
      </div>
    </div>
  );
}
