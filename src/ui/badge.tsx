import type { ComponentProps } from 'react';

const tones = {
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  plain: 'bg-action-tint text-action',
  quiet: 'text-ink-soft',
} as const;

type BadgeProps = Omit<ComponentProps<'span'>, 'className'> & { tone?: keyof typeof tones };

export function Badge({ tone = 'plain', ...props }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold ring-1 ring-current/20 ring-inset ${tones[tone]}`}
      {...props}
    />
  );
}
