import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { watchKept } from '@/browser/kept-value';
import { type CalendarDay, calendarDayOf } from '@/dates/calendar-day';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import type { AccountForm } from './account-copy';
import { cashFlow } from './cash-flow';
import { emptyTexts, type FieldName, type FormTexts, fieldNames } from './fields';
import { keptForm } from './kept-form';
import { readLinkHash } from './link';
import { readForm } from './read-form';
import { workOut } from './work-out';

const NOTES = {
  link: 'The numbers from the link are filled in.',
  badLink: 'This link is damaged, so nothing was filled in.',
  kept: 'The numbers you kept here are filled in.',
  account: 'Your account keeps these numbers.',
  plan: 'Your base and report day come from your plan.',
  reset: 'All fields are blank again.',
  back: 'Your numbers are back.',
  later: 'These numbers stay on this page. Your account keeps its own.',
} as const;

export type FirstSixty = ReturnType<typeof useFirst60Days>;

/**
 * The form and its answer, which changes as the user types. `plan` fills in its base and report day once. A signed-in
 * user's form is the account's, unless the page shows numbers of its own: from a link, kept in this browser, or typed.
 */
export function useFirst60Days(plan: FamilyPlan | undefined, userId: string | undefined) {
  const [account, setAccount] = useState<AccountForm>();
  const copy = account?.userId === userId ? account?.copy : undefined;
  const [own, setOwn] = useState(emptyTexts);
  const [isOwn, setIsOwn] = useState(false);
  const [isKeptHere, setKeptHere] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [note, setNote] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const noteRef = useRef<HTMLParagraphElement>(null);
  const hasStarted = useRef(false);
  const location = useLocation();
  const inAccount = copy !== undefined && !isOwn;
  const texts = inAccount ? copy.texts : own;
  const shown = { texts, isOwn, isKeptHere };
  const [replaced, setReplaced] = useState<typeof shown>();
  const replaceShown = () => setReplaced(isBlank(texts) ? undefined : shown);
  const showLinked = useEffectEvent((linked: FormTexts) => {
    replaceShown();
    setOwn(linked);
    setIsOwn(true);
    setKeptHere(false);
    setNote(NOTES.link);
  });

  useEffect(() => {
    const linked = readLinkHash(location.hash);
    const kept = keptForm.read();
    if (linked) showLinked(linked);
    else if (location.hash.startsWith('#first60')) setNote(NOTES.badLink);
    else if (kept) {
      setOwn(kept);
      setIsOwn(true);
      setKeptHere(true);
      setNote(NOTES.kept);
    } else {
      // Choices made before hydration.
      const typed = typedIn(formRef.current);
      if (Object.keys(typed).length > 0) {
        setOwn((before) => ({ ...before, ...typed }));
        setIsOwn(true);
      }
    }
    hasStarted.current = true;
  }, [location]);

  useEffect(() => {
    if (!plan || !hasStarted.current || readLinkHash(location.hash) || keptForm.read()) return;
    setOwn((before) => {
      const place = before.place || plan.move.base || '';
      const reportDay = before.reportDay || plan.reportDay;
      return { ...before, place, reportDay };
    });
    setNote((before) => before || NOTES.plan);
  }, [plan, location]);

  useEffect(() => {
    if (inAccount) setNote(NOTES.account);
  }, [inAccount]);

  const leaveAccount = useEffectEvent(() => {
    // It may be the account's.
    setReplaced(undefined);
    if (isOwn) return;
    // Turned off: it stays in this browser. Signed out: nothing does.
    const kept = keptForm.read();
    setOwn(kept ?? emptyTexts);
    setIsOwn(kept !== undefined);
    setKeptHere(kept !== undefined);
    setNote('');
  });
  const hasCopy = copy !== undefined;
  useLayoutEffect(() => (hasCopy ? () => leaveAccount() : undefined), [hasCopy]);

  useEffect(() => {
    if (isKeptHere) setRefused(!keptForm.keep(own));
  }, [isKeptHere, own]);

  useEffect(() => watchKept(keptForm.key, (text) => text === null && setKeptHere(false)), []);

  const { input, problems } = useMemo(() => readForm(texts, dayFor(texts)), [texts]);
  const worked = useMemo(() => workOut(input), [input]);
  const flow = useMemo(() => cashFlow(input, worked), [input, worked]);

  function changeTo(next: FormTexts) {
    if (!account || !inAccount) {
      setOwn(next);
      setIsOwn(true);
      return;
    }
    const changed = { texts: next, base: copy.base ?? copy.texts };
    setRefused(!account.keep(changed));
  }

  function bringBack(before: typeof shown) {
    setReplaced(shown);
    setKeptHere(before.isKeptHere);
    setIsOwn(before.isOwn);
    if (before.isOwn || !copy) setOwn(before.texts);
    else if (inAccount) changeTo(before.texts);
    tell('back');
  }

  /** Says what an answer has done and takes the focus, as the button that gave it is gone. */
  function tell(news: keyof typeof NOTES, options?: FocusOptions) {
    setNote(NOTES[news]);
    noteRef.current?.focus(options);
  }

  return {
    texts,
    isBlank: isBlank(texts),
    input,
    problems,
    worked,
    flow,
    note,
    isKept: isKeptHere || inAccount,
    inAccount,
    /** The account's form, as far as this browser knows it. */
    copy,
    /** Takes it from the code that saves it, which only signed-in users load. */
    setAccount,
    isRefused,
    formRef,
    noteRef,
    tell,
    /** Brings back what Clear or a link has replaced; pressed again, what was there by then. */
    undo: replaced && (() => bringBack(replaced)),
    change(name: FieldName, text: string) {
      changeTo({ ...texts, [name]: text });
    },
    reset() {
      replaceShown();
      changeTo(emptyTexts);
      tell('reset');
    },
    keep(isWanted: boolean) {
      if (!isWanted) keptForm.forget();
      setRefused(false);
      setKeptHere(isWanted);
    },
    /** What the page shows that the account doesn't keep; undefined when that may be replaced. */
    ownTexts: isOwn && !isBlank(own) ? own : undefined,
    /** Shows the account's form from now on. */
    showAccounts() {
      setKeptHere(false);
      setIsOwn(false);
    },
  };
}

/** Today, unless no date is judged by it, as while prerendering. */
function dayFor({ landing, reportDay }: FormTexts): CalendarDay | undefined {
  return landing || reportDay ? calendarDayOf(new Date()) : undefined;
}

function isBlank(texts: FormTexts): boolean {
  return fieldNames.every((name) => texts[name].trim() === '');
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
