import type { ComponentProps } from 'react';

/** A small toggle button. */
export function Chip({
  isPressed,
  ...props
}: Omit<ComponentProps<'button'>, 'className'> & { isPressed: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className="chip relative min-h-11 rounded-full border border-line-strong bg-card px-2.5 text-sm aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
      {...props}
    />
  );
}
