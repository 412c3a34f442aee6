import { useState } from 'react';

type FieldErrors<Name extends string> = Partial<Record<Name, readonly string[]>>;

/** Focuses the form field with this name, if there is one. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  if (name) form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/**
 * Returns a form's error state. `show` takes the errors in field order, focuses the first invalid field, and returns
 * true when there are none.
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
