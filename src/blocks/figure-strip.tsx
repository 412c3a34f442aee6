import type { ReactNode } from 'react';
import { isFact } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { FactText } from './fact-text';

type Figure = { figure: Text; about: ReactNode };

/** The page's few deciding figures, before its first steps. Short ones share a line on a phone, too. */
export function FigureStrip({
  figures,
  areShort = false,
}: {
  figures: readonly Figure[];
  areShort?: boolean;
}) {
  return (
    <ul
      className={`rounded-xl border border-line bg-card px-4 leading-snug ${areShort ? 'flex flex-wrap gap-x-4' : 'max-sm:lined sm:flex sm:gap-4'}`}
    >
      {figures.map(({ figure, about }) => (
        <li
          key={isFact(figure) ? figure.value : figure}
          className={`flex-1 py-3 ${areShort ? 'basis-[5.5rem]' : ''}`}
        >
          <strong className="block font-display text-2xl font-semibold text-action">
            <FactText of={figure} />
          </strong>{' '}
          {about}
        </li>
      ))}
    </ul>
  );
}
