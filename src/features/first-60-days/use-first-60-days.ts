import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type CalendarDay, calendarDayOf } from '@/dates/calendar-day';
import { useKept } from '@/features/account/keeping/kept-copies';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { cashFlow } from './cash-flow';
import { emptyTexts, type FieldName, type FormTexts, fieldNames } from './fields';
import { isBlank, keptForm, parseTexts } from './kept-form';
import { readLinkHash } from './link';
import { readForm } from './read-form';
import { type FormEvent, firstState, formReducer, isKept, NOTES, type Shown, shownForm } from './shown-form';
import { workOut } from './work-out';

export type FirstSixty = ReturnType<typeof useFirst60Days>;

/**
 * The form and its answer, which changes as the user types. A signed-in user's form is the account's, unless the page
 * shows numbers of its own: from a link, kept in this browser, or typed. A blank one takes base and report day of `plan`.
 */
export function useFirst60Days(plan: FamilyPlan | undefined, userId: string | undefined) {
  const kept = useKept(keptForm, userId);
  const [state, dispatch] = useReducer(formReducer, firstState);
  const [isRefused, setRefused] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);
  const noteRef = useRef<HTMLParagraphElement>(null);
  const prefill = useMemo(() => prefillOf(plan), [plan]);
  const shown = shownForm(state, kept, prefill, userId);
  const { place, texts, owner } = shown;
  const { replaced } = state;

  useStart(formRef, shown, dispatch);
  useMoves(shown, userId, dispatch);

  const { input, problems } = useMemo(() => readForm(texts, dayFor(texts)), [texts]);
  const worked = useMemo(() => workOut(input), [input]);
  const flow = useMemo(() => cashFlow(input, worked), [input, worked]);

  /** Keeps texts where the page's are. */
  function changeTo(next: FormTexts, where: Shown['place'] = place) {
    const changed = parseTexts(next) ?? emptyTexts;
    if (where === 'account') setRefused(!keptForm.change(userId, changed));
    else if (where === 'browser')
      setRefused(!keptForm.keep(userId, { ...keptForm.read(userId), here: changed }));
    else dispatch({ is: 'typed', texts: changed });
  }

  function bringBack(before: Shown) {
    dispatch({ is: 'brought-back', shown, before });
    // What a link replaced only on the page is still there, and may have changed in another tab.
    if (isKept(before) && place !== 'page') changeTo(before.texts, before.place);
    noteRef.current?.focus();
  }

  /** Says what an answer has done and takes the focus, as the button that gave it is gone. */
  function tell(note: keyof typeof NOTES, options?: FocusOptions) {
    dispatch({ is: 'told', note });
    noteRef.current?.focus(options);
  }

  return {
    kept,
    texts,
    isBlank: isBlank(texts),
    input,
    problems,
    worked,
    flow,
    note: NOTES[state.note],
    isKept: isKept(shown),
    inAccount: place === 'account',
    isRefused,
    formRef,
    noteRef,
    tell,
    /** Brings back what Clear or a link has replaced; pressed again, what was there by then. */
    undo: replaced && (() => bringBack(replaced)),
    change: (name: FieldName, text: string) => changeTo({ ...texts, [name]: text }),
    reset() {
      dispatch({ is: 'cleared', shown });
      if (isKept(shown)) changeTo(emptyTexts);
      noteRef.current?.focus();
    },
    keep(isWanted: boolean) {
      const { here, copy } = kept;
      const instead =
        here && !keptForm.thing.isSame(here, texts)
          ? { place: 'browser' as const, texts: here, owner }
          : undefined;
      setRefused(!keptForm.keep(userId, { here: isWanted ? texts : undefined, copy }));
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

/** Fills in a link's numbers, or what was entered before the page's script had loaded. */
function useStart(
  formRef: React.RefObject<HTMLFormElement | null>,
  shown: Shown,
  dispatch: React.Dispatch<FormEvent>,
) {
  const location = useLocation();
  const start = useEffectEvent((hash: string) => {
    const linked = readLinkHash(hash);
    if (linked) return dispatch({ is: 'linked', texts: linked, shown });
    if (hash.startsWith('#first60')) return dispatch({ is: 'told', note: 'badLink' });
    // Asked for directly: while hydrating, the page shows nothing that is kept yet.
    if (keptForm.read(undefined).here) return dispatch({ is: 'told', note: 'kept' });
    const typed = typedIn(formRef.current);
    if (Object.keys(typed).length > 0) dispatch({ is: 'typed-early', texts: { ...emptyTexts, ...typed } });
    return undefined;
  });
  useEffect(() => start(location.hash), [location]);
}

/** Tells the reducer when what is kept has moved, or another user has come, before the page is painted. */
function useMoves(shown: Shown, userId: string | undefined, dispatch: React.Dispatch<FormEvent>) {
  const last = useRef<Shown>({ place: 'page', texts: emptyTexts, owner: undefined });
  const lastUser = useRef(userId);
  useLayoutEffect(() => {
    if (userId && lastUser.current && userId !== lastUser.current) dispatch({ is: 'left' });
    lastUser.current = userId ?? lastUser.current;
    const from = last.current;
    last.current = shown;
    const isFilled = shown.place === 'prefilled' && from.texts !== shown.texts;
    if (isFilled || from.place !== shown.place || from.owner !== shown.owner)
      dispatch({ is: 'moved', from, to: shown });
  });
}

function prefillOf(plan: FamilyPlan | undefined): FormTexts {
  if (!plan) return emptyTexts;
  return { ...emptyTexts, place: plan.move.base ?? '', reportDay: plan.reportDay };
}

/** Today, unless no date is judged by it, as while prerendering. */
function dayFor({ landing, reportDay }: FormTexts): CalendarDay | undefined {
  return landing || reportDay ? calendarDayOf(new Date()) : undefined;
}

/** What the user entered before the page's script had loaded. */
function typedIn(form: HTMLFormElement | null): Partial<FormTexts> {
  const values = form ? new FormData(form) : undefined;
  const typed: Partial<FormTexts> = {};
  for (const name of fieldNames) {
    const value = values?.get(name);
    if (typeof value === 'string' && value !== '') typed[name] = value;
  }
  return typed;
}
