import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Location, useLocation } from 'react-router-dom';
import { useDraft } from '@/browser/use-draft';
import { settleUsd } from '@/money/money-field-keys';
import { focusOutcome } from '@/ui/field-errors';
import { type AssumptionComparison, compareAssumption } from './assumption';
import { ASSUMPTION_FIELDS } from './assumption-fields';
import { ASSUMPTION_DEFAULTS, type AssumptionField, type AssumptionInput } from './assumption-input';
import { type AssumptionProblems, assumptionProblems } from './assumption-problems';
import {
  type AssumptionTexts,
  assumptionTexts,
  readAssumptionInput,
  restoredTexts,
} from './assumption-texts';
import type { ClosingCosts } from './cash-to-close';
import { problemMessage } from './content/loan-messages';
import type { Home } from './homes';
import { isAssumptionHash, readAssumptionHash } from './read-assumption-link';

export type AssumptionResult = {
  input: AssumptionInput;
  comparison: AssumptionComparison;
};

/** Where the numbers come from: the reader, our example, or somebody's link to one home or to several. */
const ORIGINS = ['reader', 'example', 'link', 'homes', 'bad-link'] as const;
type Origin = (typeof ORIGINS)[number];

/** The comparison of a link's homes was asked for: with `isFocused`, for itself. A new object for each press. */
export type WantedHomes = { isFocused: boolean };

type FormState = {
  texts: AssumptionTexts;
  /** Problems as of the last submit. */
  found: AssumptionProblems;
  result?: AssumptionResult;
  note: string;
  origin: Origin;
  /** The homes of a link to several. */
  homes?: readonly Home[];
  wantedHomes?: WantedHomes;
  /** The visit to a link whose numbers are filled in: after a reload, what was typed over them stays. */
  visit?: string;
};

const INITIAL_STATE: FormState = {
  texts: assumptionTexts(ASSUMPTION_DEFAULTS),
  found: {},
  note: '',
  origin: 'reader',
};

const NOTES = {
  link: 'The numbers from the link are filled in. Press Calculate to see the result.',
  badLink: 'This link is damaged, so nothing was filled in.',
  example: 'The example’s numbers are filled in. Press Calculate to see the result.',
  changed: 'You changed a number, so the result is gone. Press Calculate for a new one.',
  reset: 'All fields are back to where they started.',
};

/** The form as it was left. */
function restore(draft: unknown): FormState {
  const { texts: typed, origin, isCalculated, visit } = Object(draft);
  const texts = restoredTexts(typed, INITIAL_STATE.texts);
  return {
    ...INITIAL_STATE,
    texts,
    origin: ORIGINS.find((known) => known === origin) ?? 'reader',
    ...(isCalculated === true && { result: resultOf(readAssumptionInput(texts)) }),
    ...(typeof visit === 'string' && { visit }),
  };
}

function draftOf({ texts, origin, result, visit }: FormState) {
  const isTouched =
    origin !== 'reader' || ASSUMPTION_FIELDS.some(({ field }) => texts[field] !== INITIAL_STATE.texts[field]);
  return isTouched || result || visit
    ? { texts, origin, isCalculated: result !== undefined, visit }
    : undefined;
}

function visitOf({ key, hash }: Location): string {
  return `${key} ${hash}`;
}

/** The result is cleared as soon as a number changes, so that it always matches the fields. */
export function useAssumptionForm() {
  const location = useLocation();
  const visit = visitOf(location);
  const [state, setState, isReady] = useDraft('assumption', { restore, draftOf });
  const resultHeading = useRef<HTMLHeadingElement>(null);
  /** The closing costs, once the reader has asked what they come to. */
  const [closing, setClosing] = useState<ClosingCosts>();
  const formRef = useRef<HTMLFormElement>(null);

  // Before anybody can press Calculate, which reads what the fields show.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fills in once for each visit to a link
  useLayoutEffect(() => {
    if (!isReady || state.visit === visit) return;
    const input = readAssumptionHash(location.hash);
    // A link in our own guides opens an example.
    const origin = location.key === 'default' ? 'link' : 'example';
    if (input) setState({ ...filledWith(input, origin), visit });
    else if (isAssumptionHash(location.hash)) setState(withDamagedLink);
  }, [location, isReady]);

  function change(field: AssumptionField, text: string) {
    setState((before) => {
      const texts = { ...before.texts, [field]: text };
      if (sameNumber(field, before.texts, texts)) return { ...before, texts };
      return { ...before, texts, result: undefined, note: before.result ? NOTES.changed : '' };
    });
  }

  function calculate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const texts = readTexts(event.currentTarget);
    flushSync(() => setState((before) => calculated(before, texts)));
    focusOutcome(formRef.current, resultHeading.current);
  }

  /** Fills in a home's numbers without calculating. */
  function fill(input: AssumptionInput, origin: Origin, note?: string) {
    setState(({ homes, visit }) => ({ ...filledWith(input, origin, note), homes, visit }));
  }

  /** Fills in the first of a link's homes, unless that was done before the page was loaded again. */
  function fillHomes(homes: readonly [Home, ...Home[]]) {
    setState((before) =>
      before.visit === visit
        ? { ...before, homes }
        : { ...filledWith(homes[0].input, 'homes'), homes, visit },
    );
  }

  function reset() {
    setState(({ visit }) => ({ ...INITIAL_STATE, note: NOTES.reset, visit }));
  }

  return {
    ...state,
    messages: currentMessages(state),
    /** Whether the field still holds the number it starts with. */
    isGuess: (field: AssumptionField) =>
      isReaders(state.origin) && state.texts[field] === INITIAL_STATE.texts[field],
    closing,
    setClosing,
    formRef,
    resultHeading,
    change,
    calculate,
    fill,
    fillHomes,
    /** Whether the link that the page was opened with is filled in, and maybe typed over. */
    isLinkFilledIn: state.visit === visit,
    compareHomes: () => setState((before) => ({ ...before, wantedHomes: { isFocused: true } })),
    /** Says that the link that the page was opened with can't be read. */
    rejectLink: () => setState(withDamagedLink),
    reset,
  };
}

function filledWith(
  input: AssumptionInput,
  origin: Origin,
  note = origin === 'example' ? NOTES.example : NOTES.link,
): FormState {
  return { ...INITIAL_STATE, texts: assumptionTexts(input), note, origin };
}

/** Whether what the fields hold, if anything, was typed here. */
export function isReaders(origin: Origin): boolean {
  return origin === 'reader' || origin === 'bad-link';
}

function withDamagedLink(before: FormState): FormState {
  return { ...before, note: NOTES.badLink, origin: 'bad-link' };
}

/** A message disappears once its problem is fixed. */
function currentMessages({ texts, found }: FormState): Partial<Record<AssumptionField, string>> {
  const now = assumptionProblems(readAssumptionInput(texts));
  const messages: Partial<Record<AssumptionField, string>> = {};
  for (const { field } of ASSUMPTION_FIELDS) {
    const problem = found[field];
    if (problem && problem === now[field]) messages[field] = problemMessage(field, problem, texts);
  }
  return messages;
}

/** A link to several homes also compares them. */
function calculated({ origin, homes, visit }: FormState, texts: AssumptionTexts): FormState {
  const input = readAssumptionInput(texts);
  const found = assumptionProblems(input);
  const wantedHomes = homes || origin === 'homes' ? { isFocused: false } : undefined;
  return { texts, found, result: resultOf(input), note: countNote(found), origin, homes, wantedHomes, visit };
}

function resultOf(input: AssumptionInput): AssumptionResult | undefined {
  const comparison = compareAssumption(input);
  return comparison ? { input, comparison } : undefined;
}

function sameNumber(field: AssumptionField, before: AssumptionTexts, after: AssumptionTexts): boolean {
  return Object.is(readAssumptionInput(before)[field], readAssumptionInput(after)[field]);
}

/** Reads the DOM, not the state, which lacks text typed before hydration. */
function readTexts(form: HTMLFormElement): AssumptionTexts {
  const texts = { ...INITIAL_STATE.texts };
  const values = new FormData(form);
  for (const { field, unit } of ASSUMPTION_FIELDS) {
    const text = String(values.get(field) ?? '');
    texts[field] = unit === 'dollars' ? settleUsd(text) : text;
  }
  return texts;
}

function countNote(found: AssumptionProblems): string {
  const count = Object.keys(found).length;
  if (count === 0) return '';
  return `No result yet: ${count === 1 ? 'one field needs' : `${count} fields need`} another look.`;
}
