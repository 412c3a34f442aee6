import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { caretAfterFormat, formatUsdInput, parseUsd } from '@/money/usd';
import { Field } from './field';
import { usePrehydrationInput } from './use-prehydration-input';

type MoneyFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  value: string;
  onValue: (text: string) => void;
};

/** Formats whole dollars while typing ($600,000) and keeps the caret in place. */
export function MoneyField({ value, onValue, ...props }: MoneyFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ at: number }>();
  usePrehydrationInput(ref, value, (typed) => onValue(formatUsdInput(typed)));
  useLayoutEffect(() => {
    const input = ref.current;
    if (caret && input && input === document.activeElement) input.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  function onChange({ currentTarget: { value: before, selectionStart } }: ChangeEvent<HTMLInputElement>) {
    const after = formatUsdInput(before);
    setCaret({ at: caretAfterFormat(before, selectionStart ?? before.length, after) });
    onValue(after);
  }

  return (
    <Field
      inputMode="numeric"
      autoComplete="off"
      {...props}
      ref={ref}
      value={value}
      onChange={onChange}
      onKeyDown={stepOverComma}
      onBlur={() => onValue(withoutLastPoint(value))}
    />
  );
}

function withoutLastPoint(text: string): string {
  return text.endsWith('.') && parseUsd(text) !== null ? text.slice(0, -1) : text;
}

/** Deleting a comma would only bring it back, so Delete steps over it first. */
function stepOverComma({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = input;
  if (key !== 'Delete' || selectionStart === null || selectionStart !== selectionEnd) return;
  if (value.charAt(selectionStart) === ',') input.setSelectionRange(selectionStart + 1, selectionStart + 1);
}
