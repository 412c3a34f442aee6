import type { ReactNode } from 'react';

type NumberedListProps<Item> = {
  of: readonly Item[];
  /** What stands in an item's circle in place of its number, in at most two characters, and is read out. */
  markOf?: (item: Item) => string;
  children: (item: Item) => ReactNode;
};

/** Items on a line, each with its number in a circle. */
export function NumberedList<Item>({ of, markOf, children }: NumberedListProps<Item>) {
  return (
    <div className="pl-3">
      <ol className="space-y-5 border-l-2 border-line pl-5">
        {of.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} className="relative min-h-8 pl-2">
            <span
              aria-hidden={!markOf}
              className="absolute top-0.5 -left-9 grid size-8 place-items-center rounded-full bg-action text-sm font-bold text-on-action print:border print:bg-transparent print:text-ink"
            >
              {markOf ? markOf(item) : index + 1}
            </span>
            {children(item)}
          </li>
        ))}
      </ol>
    </div>
  );
}
