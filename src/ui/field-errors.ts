import { useState } from 'react';
import { flushSync } from 'react-dom';

type FieldErrors<Name extends string> = Partial<Record<Name, readonly string[]>>;

/** Focuses the form field with this name, if there is one. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  if (name) focusInSight(form?.querySelector<HTMLInputElement>(`[name="${name}"]`));
}

/** Opens its fold, if it has one. Safari's own scrolling puts a field right under the sticky header, which then covers its label. */
function focusInSight(field: HTMLInputElement | null | undefined): void {
  field?.closest('details')?.setAttribute('open', '');
  field?.focus({ preventScroll: true });
  (field?.labels?.[0]?.parentElement ?? field)?.scrollIntoView({ block: 'nearest' });
}

/**
 * Moves the focus to a form's first invalid field, otherwise to the heading of its result, scrolled to the top. Call it
 * once the page shows the outcome: after `flushSync`.
 */
export function focusOutcome(form: HTMLFormElement | null, heading: HTMLElement | null): void {
  const invalid = form?.querySelector<HTMLInputElement>('[aria-invalid="true"]');
  if (invalid) {
    focusInSight(invalid);
    return;
  }
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/**
 * Returns a form's error state. `show` takes the errors, focuses the first invalid field, and returns true when there
 * are none.
 */
export function useFieldErrors<Name extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});

  function show(form: HTMLFormElement | null, found: FieldErrors<Name>): boolean {
    flushSync(() => setErrors(found));
    focusOutcome(form, null);
    return (Object.keys(found) as Name[]).every((name) => errorsIn(found, name).length === 0);
  }

  return { errorsOf: (name: Name) => errorsIn(errors, name), show };
}

function errorsIn<Name extends string>(errors: FieldErrors<Name>, name: Name): readonly string[] {
  return errors[name] ?? [];
}
