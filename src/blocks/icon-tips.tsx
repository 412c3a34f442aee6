import type { TipItem } from '@/facts/types';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-names';
import { FactText } from './fact-text';

export type IconTip = Required<TipItem> & { icon: IconName };

/** A few short tips, each with its picture, side by side where there is room: three or, if there are four, two. */
export function IconTips({ tips }: { tips: readonly IconTip[] }) {
  return (
    <ul className="max-lg:lined rounded-xl border border-line bg-card px-4 leading-snug lg:grid lg:grid-cols-3 lg:gap-x-8 lg:has-[>:nth-child(4)]:grid-cols-2">
      {tips.map(({ icon, title, text }) => (
        <li key={title} className="flex flex-wrap gap-x-3 py-3 lg:py-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-action-tint text-action">
            <Icon name={icon} className="size-6" />
          </span>
          <div className="flex-1 basis-[10rem]">
            <strong className="block font-semibold">{title}</strong>
            <FactText of={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}
