import type { ComponentProps } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';

type Props = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> & {
  'aria-label': string;
  icon: IconName;
  onIntent: () => void;
};

/** A button of the header. `onIntent` comes before the press, to load what it opens. */
export function IconButton({ icon, onIntent, ...props }: Props) {
  return (
    <button
      type="button"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="needs-script grid size-11 shrink-0 place-items-center rounded-lg hover:bg-action-tint"
      {...props}
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
