import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { watchKept } from '@/browser/kept-value';
import type { FamilyPlan } from '@/features/checklist/family-plan';
import { cashFlow } from './cash-flow';
import { emptyTexts, type FieldName, type FormTexts, fieldNames } from './fields';
import { keptForm } from './kept-form';
import { ledgerOf } from './ledger';
import { readLinkHash } from './link';
import { readForm } from './read-form';
import { workOut } from './work-out';

const NOTES = {
  link: 'The numbers from the link are filled in.',
  badLink: 'This link is damaged, so nothing was filled in.',
  kept: 'The numbers you kept here are filled in.',
  plan: 'Your base and report day come from your plan.',
  reset: 'All fields are blank again.',
} as const;

export type FirstSixty = ReturnType<typeof useFirst60Days>;

/** The form and its answer, which changes as the user types. `plan` fills in its base and report day once. */
export function useFirst60Days(plan: FamilyPlan | undefined) {
  const [texts, setTexts] = useState(emptyTexts);
  const [isKept, setKept] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [note, setNote] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const hasStarted = useRef(false);
  const location = useLocation();

  useEffect(() => {
    const linked = readLinkHash(location.hash);
    const kept = keptForm.read();
    if (linked) {
      setTexts(linked);
      setKept(false);
      setNote(NOTES.link);
    } else if (location.hash.startsWith('#first60')) setNote(NOTES.badLink);
    else if (kept) {
      setTexts(kept);
      setKept(true);
      setNote(NOTES.kept);
      // Choices made before hydration.
    } else setTexts((before) => ({ ...before, ...typedIn(formRef.current) }));
    hasStarted.current = true;
  }, [location]);

  useEffect(() => {
    if (!plan || !hasStarted.current || readLinkHash(location.hash) || keptForm.read()) return;
    setTexts((before) => {
      const place = before.place || plan.move.base || '';
      const reportDay = before.reportDay || plan.reportDay;
      return { ...before, place, reportDay };
    });
    setNote((before) => before || NOTES.plan);
  }, [plan, location]);

  useEffect(() => {
    if (isKept) setRefused(!keptForm.keep(texts));
  }, [isKept, texts]);

  useEffect(() => watchKept(keptForm.key, (text) => text === null && setKept(false)), []);

  const { input, problems } = useMemo(() => readForm(texts), [texts]);
  const worked = useMemo(() => workOut(input), [input]);
  const flow = useMemo(() => cashFlow(input, worked), [input, worked]);
  const ledger = useMemo(() => ledgerOf(input, worked), [input, worked]);

  return {
    texts,
    isBlank: fieldNames.every((name) => texts[name].trim() === ''),
    input,
    problems,
    worked,
    flow,
    ledger,
    note,
    isKept,
    isRefused,
    formRef,
    change(name: FieldName, text: string) {
      setTexts((before) => ({ ...before, [name]: text }));
    },
    reset() {
      setTexts(emptyTexts);
      setNote(NOTES.reset);
    },
    keep(isWanted: boolean) {
      if (!isWanted) keptForm.forget();
      setRefused(false);
      setKept(isWanted);
    },
  };
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
