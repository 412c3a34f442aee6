import type { ReactNode } from 'react';

type NumberedListProps<Item> = {
  of: readonly Item[];
  children: (item: Item) => ReactNode;
};

/**
 * Items on a line from the first to the last, each with its number in a circle, which takes no room of the text but on
 * a phone with large text.
 */
export function NumberedList<Item>({ of, children }: NumberedListProps<Item>) {
  return (
    <div className="pl-3.5">
      <ol>
        {of.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={index}
            className={`min-h-8 border-l-2 pl-7 print:border-transparent ${index < of.length - 1 ? 'border-line pb-3 sm:pb-4 print:pb-2' : 'border-transparent'}`}
          >
            <span
              aria-hidden="true"
              className="float-left -mt-1 mr-3 -ml-11 grid size-[max(calc(var(--step)*8),1.6em)] place-items-center rounded-full bg-action text-sm font-bold text-on-action print:mt-0 print:mr-1 print:size-[1.2rem] print:border print:bg-transparent print:text-ink"
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
