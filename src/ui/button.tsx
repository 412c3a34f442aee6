import type { ComponentProps } from 'react';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-4 py-2 text-center font-semibold no-underline transition-colors active:[filter:brightness(.9)] aria-disabled:opacity-60';

// The transparent border shows in forced colors mode, where backgrounds are removed.
const variants = {
  primary: 'border border-transparent bg-action text-on-action hover:bg-action-strong',
  secondary: 'border border-line-strong bg-card text-ink hover:bg-action-tint',
} as const;

export type ButtonVariant = keyof typeof variants;

/** For links that look like buttons. */
export function buttonClass(variant: ButtonVariant = 'primary', extra = ''): string {
  return `${base} ${variants[variant]} ${extra}`;
}

export function Button({
  variant = 'primary',
  className = '',
  ...props
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type="button" className={buttonClass(variant, className)} {...props} />;
}
