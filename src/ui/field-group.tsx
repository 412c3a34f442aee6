import type { ReactNode } from 'react';

/** A card of fields under one title. */
export function FieldGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-xl border border-line bg-card p-4">
      <legend className="float-left mb-3 w-full font-display text-lg font-semibold text-balance">
        {title}
      </legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}
