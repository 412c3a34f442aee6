import type { Text } from '@/guides/types';
import { FactText } from './fact-text';

export type Figures = {
  /** With a source, it is the source of every row. */
  title: Text;
  /** What decides stands in `figure`: an amount, a time, a place in line. */
  rows: readonly { label: string; figure: Text; note?: Text }[];
};

/** Rows of what a reader looks for, with its figure at the end, large, and the rest below. */
export function FigureList({ of: { title, rows } }: { of: Figures }) {
  return (
    <figure className="my-4 max-w-measure break-inside-avoid">
      <figcaption className="mb-2 font-semibold">
        <FactText of={title} />
      </figcaption>
      <dl className="divide-y divide-line rounded-xl border border-line bg-card leading-snug">
        {rows.map(({ label, figure, note }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
            <dt className="min-w-0 flex-1">{label}</dt>
            <dd className="max-w-3/5 text-right font-display text-xl font-semibold">
              <FactText of={figure} />
            </dd>
            {note && (
              <dd className="w-full text-sm text-ink-soft">
                <FactText of={note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </figure>
  );
}
