import type { FormTexts } from './fields';
import type { FormKind } from './form-texts';
import { type FormState, firstState, NOTES } from './shown-form';

/** Returns the state of a form as it was left in this tab. */
export function restoredState<Name extends string>(
  { parse }: FormKind<Name>,
  draft: unknown,
): FormState<FormTexts<Name>> {
  const { onPage, isEarly, note, replaced, visit } = Object(draft);
  const { place, texts, owner } = Object(replaced);
  const before = parse(texts);
  return {
    ...firstState,
    onPage: parse(onPage),
    isEarly: isEarly === true,
    note: Object.hasOwn(NOTES, String(note)) ? note : 'none',
    replaced: before && {
      place: placeOf(place),
      texts: before,
      owner: typeof owner === 'string' ? owner : undefined,
    },
    ...(typeof visit === 'string' && { visit }),
  };
}

/** Returns what to keep of it; undefined while nothing is entered. */
export function draftOf<Texts>(state: FormState<Texts>): unknown {
  return state.onPage || state.replaced || state.visit ? state : undefined;
}

function placeOf(place: unknown) {
  return (['account', 'browser', 'prefilled'] as const).find((known) => known === place) ?? 'page';
}
