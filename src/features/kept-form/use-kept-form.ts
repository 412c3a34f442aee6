import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sharedHash } from '@/browser/shared-hash';
import { useDraft } from '@/browser/use-draft';
import { useKept } from '@/features/account/keeping/kept-copies';
import { isSaved } from '@/features/account/keeping/kept-thing';
import type { FormTexts } from './fields';
import { draftOf, restoredState } from './form-draft';
import { type FormKind, isBlank, isSameForm } from './form-texts';
import {
  type FormEvent,
  type FormState,
  formReducer,
  isKept,
  NOTES,
  type Shown,
  shownForm,
} from './shown-form';

export type KeptForm<Name extends string = string> = ReturnType<typeof useKeptForm<Name>>;

type KeptFormOptions<Name extends string> = {
  userId: string | undefined;
  /** What a blank form takes from elsewhere on this site, and where that is, as far as there is something. */
  prefill: FormTexts<Name>;
  filledFrom: readonly (string | null | undefined)[];
};

/**
 * The texts of a form, which change as the user types. A signed-in user's form is the account's, unless the page shows
 * numbers of its own: from a link, kept in this browser, or typed.
 */
export function useKeptForm<Name extends string>(kind: FormKind<Name>, options: KeptFormOptions<Name>) {
  const { copies, parse, blank } = kind;
  const { userId, prefill, filledFrom } = options;
  const filled = `Filled in from ${filledFrom.filter(Boolean).join(' and ')}. Change what’s different.`;
  const kept = useKept(copies, userId);
  const { state, dispatch, isReady } = useFormDraft(kind);
  const [isRefused, setRefused] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const noteRef = useRef<HTMLParagraphElement>(null);
  const shown = shownForm(state, kept, prefill, userId);
  const { place, texts, owner } = shown;
  const { replaced } = state;
  const inAccount = place === 'account' && isSaved(copies.thing, kept.copy);

  useStart(kind, formRef, { state, shown, isReady }, dispatch);
  useMoves(kind, shown, userId, dispatch);

  /** Keeps texts where the page's are. */
  function changeTo(next: FormTexts<Name>, where: Shown['place'] = place) {
    if (where === 'account') setRefused(!copies.change(userId, next));
    else if (where === 'browser') setRefused(!copies.keep(userId, { ...copies.read(userId), here: next }));
  }

  function change(name: Name, text: string) {
    const changed = parse({ ...texts, [name]: text }) ?? blank;
    if (isKept(shown)) changeTo(changed);
    else dispatch({ is: 'typed', typed: pick(changed, name), before: texts });
  }

  function bringBack(before: Shown<FormTexts<Name>>) {
    dispatch({ is: 'brought-back', shown, before });
    // What a link replaced only on the page is still there, and may have changed in another tab.
    if (isKept(before) && place !== 'page') changeTo(before.texts, before.place);
    noteRef.current?.focus();
  }

  /** Says what an answer has done and takes the focus, as the button that gave it is gone. */
  function tell(note: keyof typeof NOTES, options?: FocusOptions) {
    dispatch({ is: 'noted', note });
    noteRef.current?.focus(options);
  }

  return {
    kept,
    texts,
    isBlank: isBlank(texts),
    // The account has them only once it says so.
    note: { ...NOTES, filled, ...(!inAccount && { account: '' }) }[state.note],
    isKept: isKept(shown),
    /** Whether the page shows what the account keeps, or is about to. */
    isLinked: place === 'account',
    inAccount,
    isRefused,
    formRef,
    noteRef,
    tell,
    /** Brings back what Clear or a link has replaced; pressed again, what was there by then. */
    undo: replaced && (() => bringBack(replaced)),
    change,
    reset() {
      dispatch({ is: 'cleared', shown });
      if (isKept(shown)) changeTo(blank);
      noteRef.current?.focus();
    },
    keep(isWanted: boolean) {
      const { here, copy } = kept;
      const instead =
        here && !isSameForm(here, texts) ? { place: 'browser' as const, texts: here, owner } : undefined;
      setRefused(!copies.keep(userId, { here: isWanted ? texts : undefined, copy }));
      dispatch(isWanted ? { is: 'kept', instead } : { is: 'released', texts });
    },
    /** What the page shows that the account doesn't keep; undefined when that may be replaced. */
    ownTexts: (place === 'page' || place === 'browser') && !isBlank(texts) ? texts : undefined,
    /** How many links were opened: their numbers are others’, also for what is being saved. */
    links: state.links,
    /** Shows what is kept from now on. */
    showKept: () => dispatch({ is: 'kept' }),
  };
}

/** The state, as it was left in this tab. */
function useFormDraft<Name extends string>(kind: FormKind<Name>) {
  const [state, setState, isReady] = useDraft<FormState<FormTexts<Name>>>(kind.copies.thing.table, {
    restore: (draft) => restoredState(kind, draft),
    draftOf,
  });
  const dispatch = (event: FormEvent<FormTexts<Name>>) => setState((before) => formReducer(before, event));
  return { state, dispatch, isReady };
}

/** Fills in a link's numbers, or what was entered before the page's script had loaded. */
function useStart<Name extends string>(
  { copies, names, blank, readHash, linkStart }: FormKind<Name>,
  formRef: React.RefObject<HTMLFormElement | null>,
  { state, shown, isReady }: Start<FormTexts<Name>>,
  dispatch: React.Dispatch<FormEvent<FormTexts<Name>>>,
) {
  const location = useLocation();
  const takeLink = useEffectEvent(({ key, hash }: typeof location) => {
    const visit = `${key} ${hash}`;
    if (!isReady || state.visit === visit) return;
    const linked = readHash(hash);
    if (linked) dispatch({ is: 'linked', texts: linked, shown, visit });
    else if (sharedHash(hash).startsWith(linkStart)) dispatch({ is: 'noted', note: 'badLink' });
    else if (!state.onPage && copies.read(undefined).here) dispatch({ is: 'noted', note: 'kept' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is ready, and for each visit
  useEffect(() => takeLink(location), [location, isReady]);
  const takeTyped = useEffectEvent(() => {
    const typed = typedIn(formRef.current, names, shown.texts);
    const isLink = sharedHash(location.hash).startsWith(linkStart);
    // Asked for directly: while hydrating, the page shows nothing that is kept yet.
    if (isLink || copies.read(undefined).here || Object.keys(typed).length === 0) return;
    dispatch({ is: 'typed-early', typed, before: blank });
  });
  useEffect(() => takeTyped(), []);
}

type Start<Texts extends FormTexts> = {
  state: FormState<Texts>;
  shown: Shown<Texts>;
  isReady: boolean;
};

/** Tells the reducer when what is kept has moved, or another user has come, before the page is painted. */
function useMoves<Name extends string>(
  kind: FormKind<Name>,
  shown: Shown<FormTexts<Name>>,
  userId: string | undefined,
  dispatch: React.Dispatch<FormEvent<FormTexts<Name>>>,
) {
  const last = useRef<Shown<FormTexts<Name>>>({ place: 'page', texts: kind.blank, owner: undefined });
  const lastUser = useRef(userId);
  useLayoutEffect(() => {
    if (userId && lastUser.current && userId !== lastUser.current) dispatch({ is: 'user-changed' });
    lastUser.current = userId ?? lastUser.current;
    const from = last.current;
    last.current = shown;
    const isFilled = shown.place === 'prefilled' && from.texts !== shown.texts;
    if (isFilled || from.place !== shown.place || from.owner !== shown.owner)
      dispatch({ is: 'moved', from, to: shown });
  });
}

function pick<Name extends string>(texts: FormTexts<Name>, name: Name): Partial<FormTexts<Name>> {
  const picked: Partial<FormTexts<Name>> = {};
  picked[name] = texts[name];
  return picked;
}

/** What the user entered before the page's script had loaded: the form holds it, and the page doesn't show it yet. */
function typedIn<Name extends string>(
  form: HTMLFormElement | null,
  names: readonly Name[],
  shown: FormTexts<Name>,
): Partial<FormTexts<Name>> {
  const values = form ? new FormData(form) : undefined;
  const typed: Partial<FormTexts<Name>> = {};
  for (const name of names) {
    const value = values?.get(name);
    if (typeof value === 'string' && value !== '' && value !== shown[name]) typed[name] = value;
  }
  return typed;
}
