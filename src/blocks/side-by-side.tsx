import type { Choices } from '@/facts/types';
import { FactText } from './fact-text';

/**
 * Choices that stay side by side on a phone: each row's heading is above its cells, or before them where there is
 * room. Only larger text puts each cell on its own line, after its choice.
 */
export function SideBySide({
  of: { caption, choices, rows },
  hasLead = false,
}: {
  of: Choices;
  /** Sets each cell in bold up to its first period or colon. */
  hasLead?: boolean;
}) {
  const areTwo = choices.length === 2;
  const gap = areTwo ? 'gap-x-4' : 'gap-x-3';
  return (
    <section
      aria-label={caption}
      className="@container overflow-hidden rounded-xl border border-line bg-card leading-snug"
    >
      <p
        aria-hidden="true"
        className={`flex bg-sand @max-3xs:hidden px-4 py-2 font-semibold ${gap} ${areTwo ? '' : 'text-sm'}`}
      >
        <span className="hidden w-40 @3xl:block" />
        {choices.map((choice) => (
          <span key={choice} className="min-w-0 flex-1">
            {choice}
          </span>
        ))}
      </p>
      <dl className="px-4 pb-2">
        {rows.map(([heading, ...cells]) => (
          <div key={heading} className={`flex flex-wrap border-t border-line ${gap}`}>
            <dt className="w-full pt-3 text-sm font-semibold text-ink-soft @3xl:w-40">{heading}</dt>
            {cells.map((cell, position) => (
              <dd
                key={choices[position]}
                className="min-w-0 flex-1 pt-1 pb-2 @max-3xs:basis-full @3xl:pt-2.5"
              >
                <strong className="font-semibold @min-3xs:sr-only">{choices[position]}: </strong>
                <FactText of={cell} hasLead={hasLead} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
