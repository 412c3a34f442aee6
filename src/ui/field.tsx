import { type ComponentProps, type ReactNode, useId } from 'react';

/** `note`: something to look at again that isn't an error. */
type Labels = { label: string; hint?: ReactNode; errors?: readonly string[]; note?: string };

const boxClass =
  'block min-h-11 w-full rounded-lg border border-line-strong bg-card px-3 py-2 aria-invalid:border-2 aria-invalid:border-bad';

/**
 * `beside`: a button on the same line as the input, or below it where larger text leaves no room.
 * `tag`: what the number in the box is, at the box’s end.
 */
export function Field({
  label,
  hint,
  errors,
  note,
  beside,
  tag,
  className = '',
  ...props
}: ComponentProps<'input'> & Labels & { beside?: ReactNode; tag?: ReactNode }) {
  return (
    <FieldWrapper id={props.id} label={label} hint={hint} errors={errors} note={note}>
      {(controlProps) => {
        const input = <input {...controlProps} className={`${boxClass} ${className}`} {...props} />;
        return beside ? (
          <div className="flex flex-wrap gap-3">
            {input}
            {beside}
          </div>
        ) : (
          <>
            {input}
            {tag && (
              <label htmlFor={controlProps.id} className="absolute inset-y-0 right-0 flex items-center pr-2">
                {tag}
              </label>
            )}
          </>
        );
      }}
    </FieldWrapper>
  );
}

export function TextAreaField({ label, hint, errors, ...props }: ComponentProps<'textarea'> & Labels) {
  return (
    <FieldWrapper id={props.id} label={label} hint={hint} errors={errors}>
      {(controlProps) => <textarea rows={6} {...controlProps} className={boxClass} {...props} />}
    </FieldWrapper>
  );
}

export function SelectField({
  label,
  hint,
  errors,
  className = '',
  ...props
}: ComponentProps<'select'> & Labels) {
  return (
    <FieldWrapper id={props.id} label={label} hint={hint} errors={errors}>
      {(controlProps) => <select {...controlProps} className={`${boxClass} ${className}`} {...props} />}
    </FieldWrapper>
  );
}

/** Keeps a short text in parentheses, such as a unit, on one line. */
const withWholeUnit = (label: string) =>
  label.replace(/\([^)]{1,16}\)/, (unit) => unit.replaceAll(' ', '\u00a0'));

type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** Beside another field, the labels start at one height and the inputs are at another, however long the labels are. */
function FieldWrapper({
  id: given,
  label,
  hint,
  errors = [],
  note,
  children,
}: Labels & { id: string | undefined; children: (controlProps: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = given ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, (errors.length > 0 || note) && errorId].filter(Boolean).join(' ');
  return (
    <div className="flex h-full flex-col">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {withWholeUnit(label)}
      </label>
      {hint && (
        <p id={hintId} className="mb-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="relative mt-auto">
        {children({
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': errors.length > 0 || undefined,
        })}
      </div>
      <div id={errorId} aria-live="polite" className="font-medium text-bad">
        {errors.length > 0 && (
          <ul className="mt-1 apart-1">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
        {note && <p className="mt-1 text-warn">{note}</p>}
      </div>
    </div>
  );
}
