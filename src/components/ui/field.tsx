import { type ComponentProps, useId } from 'react';

type FieldProps = ComponentProps<'input'> & { label: string; hint?: string; errors?: readonly string[] };

/** A labelled input whose hint and errors are tied to it and announced. */
export function Field({ label, hint, errors = [], className = '', ...props }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, errors.length > 0 && errorId].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="mb-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <input
        id={id}
        aria-describedby={describedBy || undefined}
        aria-invalid={errors.length > 0 || undefined}
        className={`block min-h-11 w-full rounded-lg border border-line-strong bg-card px-3 py-2 aria-invalid:border-2 aria-invalid:border-bad ${className}`}
        {...props}
      />
      <div id={errorId} aria-live="polite" className="font-medium text-bad">
        {errors.length > 0 && (
          <ul className="mt-1.5 space-y-1">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
