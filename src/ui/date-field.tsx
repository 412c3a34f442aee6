import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Field } from './field';

type DateFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'value' | 'onChange'> & {
  value: string;
  onDate: (text: string) => void;
};

/** Uncontrolled: React would write the date into the markup, which an iPhone's Reset goes back to. */
export function DateField({ value, onDate, ...props }: DateFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const last = useRef('');
  useLayoutEffect(() => {
    // What was typed before the page was ready stays.
    if (ref.current && last.current !== value && ref.current.value !== value) ref.current.value = value;
    last.current = value;
  }, [value]);
  return (
    <Field
      type="date"
      autoComplete="off"
      data-empty={value === '' || undefined}
      {...props}
      ref={ref}
      onChange={({ currentTarget }) => onDate(currentTarget.value)}
    />
  );
}
