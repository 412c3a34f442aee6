import type { ReactNode } from 'react';
import { isFact } from '@/guides/facts';
import type { Fact, Text } from '@/guides/types';
import { FactText } from './fact-text';
import { UnconfirmedNote, UnconfirmedNoted } from './unconfirmed';

/** `facts`: the facts inside a value that isn't a single Fact, so that the list can label them as unconfirmed. */
type Row = readonly [name: string, value: ReactNode | Fact, facts?: unknown];

/** Rows without a value are left out. */
export function DetailsList({ rows }: { rows: readonly Row[] }) {
  return (
    <div>
      <UnconfirmedNote parts={rows.map((row) => [row[0], factsOf(row)])} />
      <dl className="space-y-2">
        {rows.map(
          ([name, value, facts]) =>
            value && (
              <div key={name}>
                <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
                <dd>
                  <UnconfirmedNoted when={isFact(value) || facts !== undefined}>
                    {isText(value) ? <FactText of={value} /> : value}
                  </UnconfirmedNoted>
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

function isText(value: Row[1]): value is Text {
  return typeof value === 'string' || isFact(value);
}

function factsOf([, value, facts]: Row): unknown {
  return isFact(value) ? value : facts;
}
