// A form that someone left for another page, to sign in for example, is as it was when they come back: until this page
// is reloaded or closed, and not for the next person.
import type { FormKind, FormTexts } from './form-texts';
import { type FormState, firstState } from './shown-form';

/** By kind. `owner`: the last user who was signed in while it was shown. */
export const leftForms = new Map<object, { state: FormState; owner: string | undefined }>();

/** Returns the form as this user, or visitor, left it. */
export function leftForm<Name extends string>(
  kind: FormKind<Name>,
  userId: string | undefined,
): FormState<FormTexts<Name>> {
  const { state = firstState, owner = userId } = leftForms.get(kind) ?? {};
  // Each kind is left with its own names.
  return owner === userId ? (state as FormState<FormTexts<Name>>) : firstState;
}
