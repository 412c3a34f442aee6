import type { ReactNode } from 'react';
import { isFact } from '@/facts/facts';
import type { Fact, Text } from '@/facts/types';
import { FactText } from './fact-text';

type Row = readonly [name: string, value: ReactNode | Fact];

/** Rows without a value are left out. */
export function DetailsList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="apart-2">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
              <dd>{isText(value) ? <FactText of={value} /> : value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function isText(value: Row[1]): value is Text {
  return typeof value === 'string' || isFact(value);
}
