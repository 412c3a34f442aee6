import type { ReactNode } from 'react';

/** Names with their values, such as a card's location and price. Rows without a value are left out. */
export function DetailsList({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="space-y-2">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
