import type { ComponentProps } from 'react';

/** Of every bar, in pixels. */
export const BAR_HEIGHT = 12;

/** What a bar is drawn on, from 0 to the end of its axis. The text beside it says the same. */
export function BarTrack({ className = '', ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={BAR_HEIGHT}
      className={`mt-1 rounded-full bg-sand print:border forced-colors:border ${className}`}
      {...props}
    />
  );
}
