import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { caretAfterFormat, formatUsdInput, settleUsd, typeUsd } from '@/money/money-field-keys';
import { Field } from './field';
import { usePrehydrationInput } from './use-prehydration-input';
import { useTypedHistory } from './use-typed-history';

type MoneyFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  value: string;
  onValue: (text: string) => void;
};

/** Formats whole dollars while typing ($600,000), keeps the caret in place and can undo. */
export function MoneyField({ value, onValue, ...props }: MoneyFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const typed = useRef({ shown: value, cents: '' });
  const [caret, setCaret] = useState<{ at: number }>();
  usePrehydrationInput(ref, value, (text) => onValue(formatUsdInput(text)));
  const remember = useTypedHistory(ref, value, onValue);
  useLayoutEffect(() => {
    const input = ref.current;
    if (caret && input && input === document.activeElement) input.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  function onChange({ currentTarget: { value: before, selectionStart } }: ChangeEvent<HTMLInputElement>) {
    // Unless something else has filled in the field since.
    const last = typed.current.shown === value ? typed.current : { shown: value, cents: '' };
    typed.current = typeUsd(last, before);
    const { shown } = typed.current;
    setCaret({ at: caretAfterFormat(before, selectionStart ?? before.length, shown) });
    remember(before, shown);
    onValue(shown);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') onValue(settleUsd(value));
    else stepOverComma(event);
  }

  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      {...props}
      ref={ref}
      value={value}
      onChange={onChange}
      onKeyDown={onKeyDown}
      onBlur={() => onValue(settleUsd(value))}
    />
  );
}

/** Deleting a comma would only bring it back, so Delete steps over it first. */
function stepOverComma({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input;
  if (key !== 'Delete' || selectionStart === null || selectionStart !== selectionEnd) return;
  if (value.charAt(selectionStart) === ',') input.setSelectionRange(selectionStart + 1, selectionStart + 1);
}
