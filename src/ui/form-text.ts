import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { followForgetting, keepDraft, readDraft } from '@/browser/drafts';

type FormText<Name extends string> = {
  form: RefObject<HTMLFormElement | null>;
  /** Trimmed field values as of the last `read`. */
  text: Record<Name, string>;
  /** Reads the fields. Call it on input and before sending. */
  read: () => Record<Name, string>;
  /** Resets the form after sending. */
  clear: (sent: Record<Name, string>) => void;
  /** Adds a line to a field, unless it has it, and moves the focus there. */
  addLine: (name: Name, line: string) => void;
  /** The last values sent, until the page is left. */
  sent: Record<Name, string> | undefined;
};

/**
 * Returns the trimmed text of a form with uncontrolled fields, so that text typed before hydration is kept. What is typed
 * survives Back and a reload in this tab, as the draft of `name`. `names` must be a stable reference.
 */
export function useFormText<Name extends string>(names: readonly Name[], name: string): FormText<Name> {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(() => textOf(names, undefined));
  const read = useCallback(() => {
    const values = textOf(names, form.current ? new FormData(form.current) : undefined);
    setText(values);
    keepDraft(name, names.some((field) => values[field]) ? values : undefined);
    return values;
  }, [names, name]);
  useEffect(() => {
    fill(form.current, names, Object(readDraft(name)));
    read();
    return followForgetting(() => form.current?.reset());
  }, [names, name, read]);
  const [sent, setSent] = useState<Record<Name, string>>();
  function clear(values: Record<Name, string>) {
    setSent(values);
    form.current?.reset();
    read();
  }
  const addLine = useCallback(
    (name: Name, line: string) => {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLTextAreaElement)) return;
      const lines = field.value.trim() ? field.value.trimEnd().split('\n') : [];
      if (!lines.includes(line)) field.value = [...lines, line].join('\n');
      field.focus();
      read();
    },
    [read],
  );
  return { form, text, read, clear, addLine, sent };
}

/** Puts texts into the fields that are empty. A select stays empty at a choice that is no longer offered. */
function fill(form: HTMLFormElement | null, names: readonly string[], texts: Record<string, unknown>) {
  for (const name of names) {
    const field = form?.elements.namedItem(name);
    if (!texts[name] || !(field instanceof HTMLElement) || !('value' in field) || field.value) continue;
    field.value = String(texts[name]);
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}

function textOf<Name extends string>(
  names: readonly Name[],
  values: FormData | undefined,
): Record<Name, string> {
  const entries = names.map((name) => [name, String(values?.get(name) ?? '').trim()]);
  // Object.fromEntries loses the key type.
  return Object.fromEntries(entries) as Record<Name, string>;
}
