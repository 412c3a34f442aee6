import { type ComponentProps, useRef } from 'react';
import { Field } from './field';
import { usePrehydrationInput } from './use-prehydration-input';

type DecimalFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  value: string;
  onValue: (text: string) => void;
};

/** For rates and terms. */
export function DecimalField({ value, onValue, ...props }: DecimalFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  usePrehydrationInput(ref, value, onValue);
  return (
    <Field
      inputMode="decimal"
      autoComplete="off"
      {...props}
      ref={ref}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
}
