import { Fragment } from 'react';
import type { Text } from '@/guides/types';
import { FactText } from './fact-text';

export type TwoChoices = {
  caption: string;
  choices: readonly [string, string];
  /** What differs, then what each choice has. */
  rows: readonly (readonly [heading: string, first: Text, second: Text])[];
};

/** Two choices that stay side by side on a phone: each row's heading stands above its two cells. */
export function SideBySide({ of: { caption, choices, rows } }: { of: TwoChoices }) {
  return (
    <section
      aria-label={caption}
      className="overflow-hidden rounded-xl border border-line bg-card leading-snug"
    >
      <p aria-hidden="true" className="grid grid-cols-2 gap-4 bg-sand px-4 py-2 font-semibold">
        {choices.map((choice) => (
          <span key={choice}>{choice}</span>
        ))}
      </p>
      <dl className="grid grid-cols-2 gap-x-4 px-4">
        {rows.map(([heading, ...cells]) => (
          <Fragment key={heading}>
            <dt className="col-span-2 border-t border-line pt-3 text-sm font-semibold text-ink-soft">
              {heading}
            </dt>
            {cells.map((cell, position) => (
              <dd key={choices[position]} className="pt-1 pb-2">
                <span className="sr-only">{choices[position]}: </span>
                <FactText of={cell} />
              </dd>
            ))}
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
