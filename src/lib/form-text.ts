import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

type FormText<Name extends string> = {
  form: RefObject<HTMLFormElement | null>;
  /** What the fields hold, without the spaces around it, as of the last `read`. */
  text: Record<Name, string>;
  /** Looks at the fields again; call it on input and before sending. */
  read: () => Record<Name, string>;
  /** Empties the fields once their text was sent. */
  clear: (sent: Record<Name, string>) => void;
  /** What was sent last, until something is typed again. */
  lastSent: Record<Name, string> | undefined;
};

/**
 * The text of a form whose fields keep their own values, so that nothing typed before the page was alive is lost.
 * `names` must not change.
 */
export function useFormText<Name extends string>(names: readonly Name[]): FormText<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(() => textOf(names, undefined));
  const read = useCallback(() => {
    const values = textOf(names, form.current ? new FormData(form.current) : undefined);
    setText(values);
    return values;
  }, [names]);
  useEffect(() => void read(), [read]);
  const [sent, setSent] = useState<Record<Name, string>>();
  function clear(values: Record<Name, string>) {
    setSent(values);
    form.current?.reset();
    read();
  }
  const isEmpty = names.every((name) => !text[name]);
  return { form, text, read, clear, lastSent: isEmpty ? sent : undefined };
}

function textOf<Name extends string>(
  names: readonly Name[],
  values: FormData | undefined,
): Record<Name, string> {
  const entries = names.map((name) => [name, String(values?.get(name) ?? '').trim()]);
  // fromEntries forgets which keys it was given.
  return Object.fromEntries(entries) as Record<Name, string>;
}
