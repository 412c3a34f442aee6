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
import { isBlank, isSameForm } from './form-texts';

export const NOTES = {
  none: '',
  link: 'The numbers from the link are filled in.',
  badLink: 'This link is damaged, so nothing was filled in.',
  kept: 'The numbers you kept here are filled in.',
  account: 'Your account keeps these numbers.',
  filled: '',
  reset: 'All fields are blank again.',
  back: 'Your numbers are back.',
  later: 'These numbers stay on this page. Your account keeps its own.',
} as const;

export type Shown<Texts = FormTexts> = {
  /**
   * `account`: what the account keeps. `browser`: kept here. `page`: from a link or typed, kept nowhere. `prefilled`: blank,
   * or what this site knows from elsewhere.
   */
  place: 'account' | 'browser' | 'page' | 'prefilled';
  texts: Texts;
  /** Who keeps the form with their account. */
  owner: string | undefined;
};

export type FormState<Texts = FormTexts> = {
  /** What is on the page only. */
  onPage: Texts | undefined;
  /** Whether it was entered before the page was ready, and may take what else this site knows. */
  isEarly?: boolean;
  note: keyof typeof NOTES;
  /** What Clear, a link or the box replaced. */
  replaced: Shown<Texts> | undefined;
  /** How many links were opened. */
  links: number;
  /** The visit to a link that is filled in: after a reload, what was typed over its numbers stays. */
  visit?: string;
};

export const firstState: FormState<never> = {
  onPage: undefined,
  note: 'none',
  replaced: undefined,
  links: 0,
};

export type FormEvent<Texts = FormTexts> =
  | { is: 'linked'; texts: Texts; shown: Shown<Texts>; visit: string }
  /** Some fields; `before`: what the others hold if nothing is on the page yet. */
  | { is: 'typed' | 'typed-early'; typed: Partial<Texts>; before: Texts }
  | { is: 'cleared'; shown: Shown<Texts> }
  | { is: 'noted'; note: keyof typeof NOTES }
  | { is: 'brought-back'; shown: Shown<Texts>; before: Shown<Texts> }
  /** What this browser keeps is shown from now on; `instead` of something that it kept. */
  | { is: 'kept'; instead?: Shown<Texts> | undefined }
  | { is: 'released'; texts: Texts }
  /** Another user has signed in. */
  | { is: 'user-changed' }
  /** What is kept has changed, here or elsewhere. */
  | { is: 'moved'; from: Shown<Texts>; to: Shown<Texts> };

/** Returns what the page shows. */
export function shownForm<Texts extends FormTexts>(
  { onPage, isEarly }: FormState<Texts>,
  { here, copy }: Kept<Texts>,
  prefill: Texts,
  userId: string | undefined,
): Shown<Texts> {
  const owner = copy && userId;
  if (onPage && isEarly) return { place: 'page', texts: withFilled(onPage, prefill), owner };
  if (onPage) return { place: 'page', texts: onPage, owner };
  const isInCopy = here && copy && (isBlank(here) || isSameForm(here, copy.value));
  if (here && !isInCopy) return { place: 'browser', texts: here, owner };
  if (copy?.value) return { place: 'account', texts: copy.value, owner };
  return { place: 'prefilled', texts: prefill, owner };
}

function withFilled<Texts extends FormTexts>(texts: Texts, prefill: Texts): Texts {
  const filled = Object.entries(prefill).filter(([name, text]) => text !== '' && texts[name] === '');
  return { ...texts, ...Object.fromEntries(filled) };
}

export function formReducer<Texts extends FormTexts>(
  state: FormState<Texts>,
  event: FormEvent<Texts>,
): FormState<Texts> {
  switch (event.is) {
    case 'typed':
    case 'typed-early':
      return {
        ...state,
        onPage: { ...textsBefore(state, event.before), ...event.typed },
        isEarly: event.is === 'typed-early',
      };
    case 'linked':
      return {
        onPage: event.texts,
        note: 'link',
        replaced: unlessBlank(event.shown),
        links: state.links + 1,
        visit: event.visit,
      };
    case 'cleared': {
      const onPage = isKept(event.shown) ? undefined : blanked(event.shown.texts);
      return { ...state, onPage, isEarly: false, note: 'reset', replaced: unlessBlank(event.shown) };
    }
    case 'noted':
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
    case 'user-changed':
      return firstState;
    case 'moved':
      return moved(state, event);
  }
}

function textsBefore<Texts extends FormTexts>({ onPage, isEarly }: FormState<Texts>, before: Texts): Texts {
  return onPage && isEarly ? withFilled(onPage, before) : (onPage ?? before);
}

function blanked<Texts extends FormTexts>(texts: Texts): Texts {
  // Object.fromEntries loses the key type.
  return Object.fromEntries(Object.keys(texts).map((name) => [name, ''])) as Texts;
}

function moved<Texts extends FormTexts>(
  state: FormState<Texts>,
  { from, to }: { from: Shown<Texts>; to: Shown<Texts> },
): FormState<Texts> {
  if (from.owner && from.owner !== to.owner)
    // It may be the account's, and this the next person.
    return { ...state, replaced: undefined, note: to.place === 'page' ? state.note : 'none' };
  if (to.place === 'account' && from.place !== 'account') return { ...state, note: 'account' };
  // Another tab has cleared the box.
  if (from.place === 'browser' && to.place === 'prefilled') return { ...state, onPage: from.texts };
  if (to.place === 'prefilled' && state.note === 'none' && !isBlank(to.texts))
    return { ...state, note: 'filled' };
  return state;
}

export function isKept({ place }: Pick<Shown, 'place'>): boolean {
  return place === 'account' || place === 'browser';
}

function unlessBlank<Texts extends FormTexts>(shown: Shown<Texts>): Shown<Texts> | undefined {
  return isBlank(shown.texts) ? undefined : shown;
}
