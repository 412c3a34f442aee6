import type { ReactNode } from 'react';
import { isFact } from '@/facts/facts';
import type { Text } from '@/facts/types';
import { FactText } from './fact-text';

type Figure = { about: ReactNode } & (
  | { figure: Text; to?: undefined }
  /** Leads to the part of the page with this id: all of it is the link, so it has no source. */
  | { figure: string; to: { id: string; label: string } }
);

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
      className={`rounded-xl border border-line bg-card px-5 leading-snug ${areShort ? 'flex flex-wrap gap-x-4' : 'max-sm:lined sm:flex sm:gap-5'}`}
    >
      {figures.map(({ figure, about, to }) => (
        <li
          key={to?.id ?? (isFact(figure) ? figure.value : figure)}
          className={`flex-1 py-3 ${areShort ? 'basis-[5.5rem]' : ''}`}
        >
          {to ? (
            <a href={`#${to.id}`} className="block">
              <Amount of={figure} /> {about}
              <span className="link block text-sm">{to.label}</span>
            </a>
          ) : (
            <>
              <Amount of={figure} /> {about}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Amount({ of: figure }: { of: Text }) {
  return (
    <strong className="block font-display text-2xl font-semibold text-action">
      <FactText of={figure} />
    </strong>
  );
}
