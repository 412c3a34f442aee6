import { useState } from 'react';
import type { Field, Starts } from '@/features/kept-form/fields';
import { formMessages } from '@/features/kept-form/form-messages';
import { DateField } from '@/ui/date-field';
import { DecimalField } from '@/ui/decimal-field';
import { ExternalLink } from '@/ui/external-link';
import { SelectField } from '@/ui/field';
import { Link } from '@/ui/link';

type EntryProps = {
  name: string;
  field: Field;
  text: string;
  problem: string | undefined;
  start: Starts<string>[string];
  onText: (text: string) => void;
};

/** A field as its kind is drawn. */
export function Entry({ name, field, text, problem, start, onText }: EntryProps) {
  const shared = {
    id: `field-${name}`,
    name,
    label: field.label,
    hint: <Hint of={field} start={start} onText={onText} />,
    value: text,
    // Clear of the sticky amount when it takes the focus.
    className: 'scroll-my-40',
    errors: problem === undefined ? [] : [problem],
  };
  const withHint = field.hint ? shared : { ...shared, hint: undefined };
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField {...withHint} onChange={({ currentTarget }) => onText(currentTarget.value)}>
          <option value="">Choose</option>
          {field.choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      );
    case 'date':
      return <DateEntry {...withHint} note={field.note(text)} onDate={onText} />;
    case 'ages':
      return <DecimalField inputMode="text" enterKeyHint="next" {...withHint} onValue={onText} />;
    default:
      return <DecimalField enterKeyHint="next" {...withHint} onValue={onText} />;
  }
}

function Hint({
  of: { hint, hintLink },
  start,
  onText,
}: Pick<EntryProps, 'start' | 'onText'> & { of: Field }) {
  return (
    <>
      {hint}
      {hintLink && (
        <>
          {' '}
          {'to' in hintLink ? (
            <Link to={hintLink.to} className="link inline-block">
              {hintLink.text}
            </Link>
          ) : (
            <ExternalLink href={hintLink.url} className="link inline-block">
              {hintLink.text}
            </ExternalLink>
          )}
        </>
      )}
      {start && (
        <button
          type="button"
          className="link needs-script block py-0.5 text-left"
          onClick={() => onText(start.text)}
        >
          {start.words}
        </button>
      )}
    </>
  );
}

function DateEntry({
  onDate,
  errors,
  note,
  ...shared
}: Parameters<typeof DateField>[0] & { errors: readonly string[] }) {
  // Half a date, or Feb 30: the field's value is blank, as if nothing had been typed.
  const [isUnreadable, setUnreadable] = useState(false);
  const shown = errors.length === 0 && isUnreadable ? [formMessages.date] : errors;
  return (
    <DateField
      {...shared}
      errors={shown}
      note={shown.length > 0 ? undefined : note}
      onDate={(day) => {
        setUnreadable(false);
        onDate(day);
      }}
      onBlur={({ currentTarget }) => setUnreadable(currentTarget.validity.badInput)}
    />
  );
}
