// Which numbers the page shows. They are in one of four places:
//
//                    typed, a link                     the box
//     prefilled ────────────────────► page ◄──────────────────────► browser
//         │  ▲                          │                              │
//  linked │  │ signed out               │ the same in the account,     │ the same in the account
//         ▼  │                          ▼ or a choice                  ▼
//      account ◄──────────────────────────────────────────────────────────
//
// `page` alone is kept in this state; the others follow what this browser keeps, also as other tabs change it.
import type { Kept } from '@/features/account/keeping/kept-thing';
import type { FormTexts } from './fields';
import { isBlank, keptForm } from './kept-form';

export const NOTES = {
  none: '',
  link: 'The numbers from the link are filled in.',
  badLink: 'This link is damaged, so nothing was filled in.',
  kept: 'The numbers you kept here are filled in.',
  account: 'Your account keeps these numbers.',
  plan: 'Your base and report day come from your plan.',
  reset: 'All fields are blank again.',
  back: 'Your numbers are back.',
  later: 'These numbers stay on this page. Your account keeps its own.',
} as const;

export type Shown = {
  /**
   * `account`: what the account keeps. `browser`: kept here. `page`: from a link or typed, kept nowhere. `prefilled`: blank,
   * or from the plan.
   */
  place: 'account' | 'browser' | 'page' | 'prefilled';
  texts: FormTexts;
  /** Who keeps the form with their account. */
  owner: string | undefined;
};

export type FormState = {
  /** What is on the page only. */
  onPage: FormTexts | undefined;
  /** Whether it was entered before the page was ready, and may take base and report day from the plan. */
  isEarly?: boolean;
  note: keyof typeof NOTES;
  /** What Clear, a link or the box replaced. */
  replaced: Shown | undefined;
  /** How many links were opened. */
  links: number;
};

export const firstState: FormState = { onPage: undefined, note: 'none', replaced: undefined, links: 0 };

export type FormEvent =
  | { is: 'linked'; texts: FormTexts; shown: Shown }
  | { is: 'typed' | 'typed-early'; texts: FormTexts }
  | { is: 'cleared'; shown: Shown }
  | { is: 'told'; note: keyof typeof NOTES }
  | { is: 'brought-back'; shown: Shown; before: Shown }
  /** What this browser keeps is shown from now on; `instead` of something that it kept. */
  | { is: 'kept'; instead?: Shown | undefined }
  | { is: 'released'; texts: FormTexts }
  /** Another user has signed in. */
  | { is: 'left' }
  /** What is kept has changed, here or elsewhere. */
  | { is: 'moved'; from: Shown; to: Shown };

/** Returns what the page shows. */
export function shownForm(
  { onPage, isEarly }: FormState,
  { here, copy }: Kept<FormTexts>,
  prefill: FormTexts,
  userId: string | undefined,
): Shown {
  const owner = copy && userId;
  if (onPage && isEarly) {
    const { place, reportDay } = prefill;
    const texts = { ...onPage, place: onPage.place || place, reportDay: onPage.reportDay || reportDay };
    return { place: 'page', texts, owner };
  }
  if (onPage) return { place: 'page', texts: onPage, owner };
  const isInCopy = here && copy && (isBlank(here) || keptForm.thing.isSame(here, copy.value));
  if (here && !isInCopy) return { place: 'browser', texts: here, owner };
  if (copy?.value) return { place: 'account', texts: copy.value, owner };
  return { place: 'prefilled', texts: prefill, owner };
}

export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.is) {
    case 'typed':
    case 'typed-early':
      return { ...state, onPage: event.texts, isEarly: event.is === 'typed-early' };
    case 'linked':
      return {
        onPage: event.texts,
        note: 'link',
        replaced: unlessBlank(event.shown),
        links: state.links + 1,
      };
    case 'cleared': {
      const onPage = isKept(event.shown) ? undefined : keptForm.thing.parse({});
      return { ...state, onPage, isEarly: false, note: 'reset', replaced: unlessBlank(event.shown) };
    }
    case 'told':
      return { ...state, note: event.note };
    case 'brought-back': {
      const { before, shown } = event;
      const onPage = isKept(before) ? undefined : before.texts;
      return { ...state, onPage, isEarly: false, note: 'back', replaced: shown };
    }
    case 'kept':
      return { ...state, onPage: undefined, ...(event.instead && { replaced: event.instead }) };
    case 'released':
      return { ...state, onPage: event.texts, isEarly: false };
    case 'left':
      return firstState;
    case 'moved':
      return moved(state, event);
  }
}

function moved(state: FormState, { from, to }: { from: Shown; to: Shown }): FormState {
  if (from.owner && from.owner !== to.owner)
    // It may be the account's, and this the next person.
    return { ...state, replaced: undefined, note: to.place === 'page' ? state.note : 'none' };
  if (to.place === 'account' && from.place !== 'account') return { ...state, note: 'account' };
  // Another tab has cleared the box.
  if (from.place === 'browser' && to.place === 'prefilled') return { ...state, onPage: from.texts };
  if (to.place === 'prefilled' && state.note === 'none' && !isBlank(to.texts))
    return { ...state, note: 'plan' };
  return state;
}

export function isKept({ place }: Shown): boolean {
  return place === 'account' || place === 'browser';
}

function unlessBlank(shown: Shown): Shown | undefined {
  return isBlank(shown.texts) ? undefined : shown;
}
