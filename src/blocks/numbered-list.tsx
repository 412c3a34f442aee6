import type { ReactNode } from 'react';

type NumberedListProps<Item> = {
  of: readonly Item[];
  children: (item: Item) => ReactNode;
};

/** Items on a line, each with its number in a circle. */
export function NumberedList<Item>({ of, children }: NumberedListProps<Item>) {
  return (
    <div className="pl-3">
      <ol className="space-y-5 border-l-2 border-line pl-5">
        {of.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} className="relative min-h-8 pl-2">
            <span
              aria-hidden="true"
              className="absolute top-0.5 -left-9 grid size-8 place-items-center rounded-full bg-action text-sm font-bold text-on-action print:border print:bg-transparent print:text-ink"
            >
              {index + 1}
            </span>
            {children(item)}
          </li>
        ))}
      </ol>
    </div>
  );
}
