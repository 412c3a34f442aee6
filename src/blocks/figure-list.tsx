import { isFact } from '@/facts/facts';
import type { Figures, Text } from '@/facts/types';
import { FactText } from './fact-text';

/** The most characters of a note, or of a figure, in a tile that takes half a phone. */
const LONGEST_NOTE = 40;
const LONGEST_FIGURE = 12;

const lengthOf = (text: Text = '') => (isFact(text) ? text.value : text).length;

/** Tiles of a label, its figure, large, and a note, as many to a row as have room, none alone in the last, all of one width. */
export function FigureList({ of: { title, rows } }: { of: Figures }) {
  const areShort =
    rows.length % 2 === 0 &&
    rows.every(({ figure, note }) => lengthOf(note) < LONGEST_NOTE && lengthOf(figure) <= LONGEST_FIGURE);
  const columns = areShort
    ? 'grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))]'
    : rows.length % 4 === 1
      ? 'grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))]'
      : 'grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]';
  return (
    <figure className="my-4 break-inside-avoid">
      <figcaption className="mb-2 font-semibold">
        <FactText of={title} />
      </figcaption>
      <dl className={`grid overflow-hidden rounded-xl border border-line bg-card leading-snug ${columns}`}>
        {rows.map(({ label, figure, note }) => (
          <div key={label} className="-mt-px -ml-px border-t border-l border-line p-4">
            <dt className="text-sm">{label}</dt>
            <dd className="font-display text-xl leading-tight font-semibold">
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
