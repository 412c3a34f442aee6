import type { TipItem } from '@/facts/types';
import { Icon } from '@/ui/icon';
import { FactText } from './fact-text';

/** What to have ready, or what must be true. `isWide`: in two columns where there is room. */
export function CheckList({ items, isWide = false }: { items: readonly TipItem[]; isWide?: boolean }) {
  return (
    <ul className={`leading-snug ${isWide ? 'grid gap-x-8 sm:grid-cols-2' : ''}`}>
      {items.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index} className="flex gap-2.5 py-1.5">
          <Icon
            name="circle-check"
            className="size-5 shrink-0 text-action print:block! print:size-7 print:border print:[&_use]:hidden"
          />
          <span>
            {title && <strong className="block font-semibold">{title}</strong>}
            <FactText of={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
