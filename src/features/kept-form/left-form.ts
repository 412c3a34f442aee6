import { leftStates } from '@/browser/left-state';
import type { FormKind, FormTexts } from './form-texts';
import { type FormState, firstState } from './shown-form';

/** `owner`: the last user who was signed in while it was shown. */
type LeftForm<Name extends string> = { state: FormState<FormTexts<Name>>; owner: string | undefined };

/** Returns the form as this user, or a visitor who has signed in since, left it. */
export function leftForm<Name extends string>({ copies }: FormKind<Name>, userId: string | undefined) {
  const left = leftStates.get(copies.thing.table) as LeftForm<Name> | undefined;
  return left && (!left.owner || left.owner === userId) ? left.state : firstState;
}

export function leaveForm<Name extends string>({ copies }: FormKind<Name>, left: LeftForm<Name>): void {
  leftStates.set(copies.thing.table, left);
}
