import { isFact } from '@/guides/facts';
import type { Text } from '@/guides/types';
import { FactText } from './fact-text';

export type Figures = {
  /** With a source, it is the source of every row. */
  title: Text;
  /** What decides stands in `figure`: an amount, a time or the name to ask for. */
  rows: readonly { label: string; figure: Text; note?: Text }[];
};

/** The most characters of a note in a tile that takes half a phone. */
const LONGEST_NOTE = 40;
/** The most characters of a figure, which may not wrap, in such a tile on the narrowest phone. */
const LONGEST_FIGURE = 12;

const wordsOf = (text: Text) => (isFact(text) ? text.value : text);

/** Tiles that lead with their figure, large, in pairs where there is room. */
export function FigureList({ of: { title, rows } }: { of: Figures }) {
  const areShort = rows.every(({ note = '' }) => wordsOf(note).length < LONGEST_NOTE);
  const inPairs = rows.some(({ figure }) => wordsOf(figure).length > LONGEST_FIGURE)
    ? 'min-[23rem]:grid-cols-2'
    : 'xs:grid-cols-2';
  return (
    <figure className="my-4 break-inside-avoid">
      <figcaption className="mb-2 font-semibold">
        <FactText of={title} />
      </figcaption>
      <dl
        className={`grid gap-px overflow-hidden rounded-xl border border-line bg-line leading-snug ${areShort ? inPairs : 'sm:grid-cols-2'} lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none`}
      >
        {rows.map(({ label, figure, note }) => (
          <div key={label} className="flex flex-col bg-card p-4 max-lg:odd:last:col-span-full">
            <dt>{label}</dt>
            <dd className="-order-1 font-display text-xl leading-tight sm:text-2xl font-semibold">
              <FactText of={figure} />
            </dd>
            {note && (
              <dd className="mt-1 text-sm text-ink-soft">
                <FactText of={note} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </figure>
  );
}
