import { useState } from 'react';

type FieldErrors<Name extends string> = Partial<Record<Name, readonly string[]>>;

/** Moves the focus to a form's field of this name. Does nothing without a name. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  if (name) form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/**
 * What is wrong beside each field of a form. `show` takes the findings of a check in the order of the fields, moves the
 * focus to the first faulty field, and returns true when there was none.
 */
export function useFieldErrors<Name extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});

  function show(form: HTMLFormElement | null, found: FieldErrors<Name>): boolean {
    setErrors(found);
    const faulty = (Object.keys(found) as Name[]).find((name) => errorsIn(found, name).length > 0);
    focusField(form, faulty);
    return faulty === undefined;
  }

  return { errorsOf: (name: Name) => errorsIn(errors, name), show };
}

function errorsIn<Name extends string>(errors: FieldErrors<Name>, name: Name): readonly string[] {
  return errors[name] ?? [];
}
