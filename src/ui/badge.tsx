import type { ComponentProps } from 'react';

const tones = {
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  plain: 'bg-action-tint text-action',
} as const;

export function Badge({
  tone = 'plain',
  className = '',
  ...props
}: ComponentProps<'span'> & { tone?: keyof typeof tones }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-semibold ${tones[tone]} ${className}`}
      {...props}
    />
  );
}
