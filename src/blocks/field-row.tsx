import type { ReactNode } from 'react';

/** A field’s name and its value, on one line where they fit, in a list of them. */
export function FieldRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-0.5">
      <dt className="inline text-ink-soft">{name}: </dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}
