import { type ReactNode, useId } from 'react';

export function Progress({
  label,
  value,
  max,
  text,
}: {
  label: string;
  value: number;
  max: number;
  text: ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <div className="mb-1 flex justify-between gap-4 font-semibold">
        <label htmlFor={id}>{label}</label>
        <span>{text}</span>
      </div>
      <progress
        id={id}
        value={value}
        max={max}
        className="progress block h-3 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-card"
      />
    </div>
  );
}
