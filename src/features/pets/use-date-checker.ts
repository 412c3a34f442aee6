import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '@/browser/use-draft';
import { useKeptValue } from '@/browser/use-kept-value';
import { type CalendarDay, calendarDayOf } from '@/dates/calendar-day';
import { formatDate } from '@/dates/format-date';
import { focusField, focusOutcome } from '@/ui/field-errors';
import {
  eachDate,
  emptyForm,
  emptyPet,
  type FormProblems,
  formProblems,
  hasProblems,
  type PetForm,
  type PetTexts,
  petNames,
  type TripTexts,
} from './form';
import { keptForm } from './kept-pet-form';
import { petFieldName, useCheckerFocus } from './use-checker-focus';

export type CheckedForm = { form: PetForm; today: CalendarDay };

type CheckerState = {
  form: PetForm;
  /** Problems as of the last check. */
  found: FormProblems;
  checked?: CheckedForm;
  note: string;
};

const FIRST_STATE: CheckerState = { form: emptyForm, found: { pets: [] }, note: '' };

/** Checks again what was checked, as of today. */
function restore(draft: unknown): CheckerState {
  const { form: typed, isChecked } = Object(draft);
  const form = keptForm.parse(typed);
  if (!form) return FIRST_STATE;
  const today = calendarDayOf(new Date());
  const mayJudge = isChecked === true && !hasProblems(formProblems(form, today));
  return { ...FIRST_STATE, form, ...(mayJudge && { checked: { form, today } }) };
}

function draftOf({ form, checked }: CheckerState) {
  return form === emptyForm ? undefined : { form, isChecked: checked !== undefined };
}

export type Checker = ReturnType<typeof useDateChecker>;

/** Validates only on `check`. Any change clears the result, so that it always matches the fields. */
export function useDateChecker() {
  const kept = useKeptValue(keptForm);
  const [state, setState] = useDraft<CheckerState>('pet-dates', { restore, draftOf });
  const [isRefused, setRefused] = useState(false);
  const { form } = state;
  const { formRef, resultHeading } = useCheckerFocus(state);

  // What is kept is what the fields hold, also when another tab has kept it. Once forgotten, it stays in the fields.
  if (kept && JSON.stringify(kept) !== JSON.stringify(keptForm.parse(form))) {
    const note = state.checked ? 'These dates changed in another tab. Check them again.' : state.note;
    setState({ form: kept, found: remainingProblems(state.found, kept), note });
  }

  function change(next: PetForm, news = '') {
    if (kept) setRefused(!keptForm.keep(next));
    const loss = state.checked ? 'You changed something, so the result is gone. Check your dates again.' : '';
    const note = `${news} ${loss}`.trim();
    setState({ ...state, form: next, found: remainingProblems(state.found, next), checked: undefined, note });
  }

  function check(next: PetForm = form) {
    const today = calendarDayOf(new Date());
    const found = formProblems(formRef.current ? markUnfinished(next, formRef.current) : next, today);
    const isJudged = !hasProblems(found);
    const note = isJudged ? '' : 'Not checked yet: a date needs another look.';
    const checked = isJudged ? { form: next, today } : undefined;
    flushSync(() => setState({ form: next, found, checked, note }));
    focusOutcome(formRef.current, resultHeading.current);
  }

  return {
    ...state,
    isKept: kept !== undefined,
    isRefused,
    formRef,
    resultHeading,
    check(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      check();
    },
    checkFor: (landing: CalendarDay) => check({ ...form, trip: { ...form.trip, landing } }),
    changeTrip: (trip: Partial<TripTexts>) => change({ ...form, trip: { ...form.trip, ...trip } }),
    landOn(landing: CalendarDay) {
      change({ ...form, trip: { ...form.trip, landing } }, `Your landing day is now ${formatDate(landing)}.`);
      focusField(formRef.current, 'landing');
    },
    changePet: (at: number, pet: Partial<PetTexts>) =>
      change({ ...form, pets: form.pets.map((old, index) => (index === at ? { ...old, ...pet } : old)) }),
    addPet: () => change({ ...form, pets: [...form.pets, emptyPet] }),
    removePet: (at: number) =>
      change(
        { ...form, pets: form.pets.filter((_, index) => index !== at) },
        `${petNames(form.pets)[at]} was removed.`,
      ),
    keep(isAsked: boolean) {
      if (isAsked) setRefused(!keptForm.keep(form));
      else keptForm.forget();
    },
  };
}

/** An incomplete date, or Feb 30, has an empty value; only `badInput` shows that something was typed. */
function markUnfinished({ trip, pets }: PetForm, element: HTMLFormElement): PetForm {
  const typed = (name: string, text: string) => {
    const input = element.querySelector<HTMLInputElement>(`[name="${name}"]`);
    return input?.validity.badInput ? 'unfinished' : text;
  };
  return {
    trip: { ...trip, landing: typed('landing', trip.landing) },
    pets: pets.map((pet, at) => ({
      ...pet,
      ...eachDate((field) => typed(petFieldName(at, field), pet[field])),
    })),
  };
}

/** Clears a message as soon as its field's problem changes; the next check finds what remains. */
function remainingProblems(found: FormProblems, form: PetForm): FormProblems {
  const now = formProblems(form, calendarDayOf(new Date()));
  return {
    landing: found.landing === now.landing ? now.landing : undefined,
    pets: found.pets.map((pet, at) =>
      eachDate((field) => (pet[field] === now.pets[at]?.[field] ? pet[field] : undefined)),
    ),
  };
}
