import { FactText } from '@/blocks/fact-text';
import type { Figures } from '@/facts/types';

/** What to plan on, large, at the end of its line; below it, what else is said of it. The page says the doubt once. */
export function PriceRows({ of: { title, rows } }: { of: Figures }) {
  return (
    <section className="break-inside-avoid">
      <h3 className="mb-2">
        <FactText of={title} />
      </h3>
      <dl className="lined rounded-xl border border-line bg-card px-4 leading-snug">
        {rows.map(({ label, figure, note }) => (
          <div key={label} className="figure-row py-2.5">
            <dt>{label}</dt>
            <dd className="font-display text-xl font-semibold">
              <FactText of={figure} isUnmarked />
            </dd>
            {note && (
              <dd className="w-full text-sm text-ink-soft">
                <FactText of={note} isUnmarked />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
