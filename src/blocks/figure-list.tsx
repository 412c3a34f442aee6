import { isFact } from '@/facts/facts';
import type { Figures, Text } from '@/facts/types';
import { FactText } from './fact-text';

/** The most characters of a note, or of a figure, in a tile that takes half a phone. */
const LONGEST_NOTE = 40;
const LONGEST_FIGURE = 12;

const lengthOf = (text: Text = '') => (isFact(text) ? text.value : text).length;

/** Tiles that lead with their figure, large, as many to a row as have room, none alone beside an empty half. */
export function FigureList({ of: { title, rows } }: { of: Figures }) {
  const areShort =
    rows.length % 2 === 0 &&
    rows.every(({ figure, note }) => lengthOf(note) < LONGEST_NOTE && lengthOf(figure) <= LONGEST_FIGURE);
  const basis = areShort ? 'basis-[8rem]' : rows.length % 4 === 1 ? 'basis-[17rem]' : 'basis-[13rem]';
  return (
    <figure className="my-4 break-inside-avoid">
      <figcaption className="mb-2 font-semibold">
        <FactText of={title} />
      </figcaption>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-xl border border-line bg-line leading-snug">
        {rows.map(({ label, figure, note }) => (
          <div key={label} className={`flex flex-1 flex-col bg-card p-4 ${basis}`}>
            <dt>{label}</dt>
            <dd className="-order-1 font-display text-xl leading-tight font-semibold">
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
