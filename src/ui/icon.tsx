import sprite from 'virtual:icon-sprite';
import type { IconName } from './icon-names';

/** Decorative, always next to text that says the same. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" width="24" height="24" className={`icon ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
