import type { ReactNode } from 'react';

type FieldRowProps = {
  name: string;
  /** Its value says what it is. */
  isNamed?: boolean;
  /** In a list that wraps, it shares its line with others. */
  isShort?: boolean;
  children: ReactNode;
};

/** A field’s name and its value, on one line where they fit, in a list of them. */
export function FieldRow({ name, isNamed = true, isShort = false, children }: FieldRowProps) {
  return (
    <div className={`py-0.5 has-[a.inline-block]:-my-1 ${isShort ? '' : 'w-full'}`}>
      <dt className={isNamed ? 'inline text-ink-soft' : 'sr-only'}>{name}: </dt>
      <dd className="inline">{children}</dd>
    </div>
  );
}
