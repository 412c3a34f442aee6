import { useEffect, useRef } from 'react';
import { focusField } from '@/ui/field-errors';
import { type FormProblems, petDateFields } from './form';
import type { CheckerState } from './use-date-checker';

export const petFieldName = (at: number, field: string) => `pet-${at}-${field}`;

/** Moves the focus to where the checker's last change is. */
export function useCheckerFocus({ form, found, checked, checkCount }: CheckerState) {
  const formRef = useRef<HTMLFormElement>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The button that opened the checker is gone, and the focus with it, unless someone has moved on.
    if (document.activeElement === document.body) focusField(formRef.current, 'from');
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves on a check, not on a change
  useEffect(() => {
    if (checkCount === 0) return;
    if (checked) showHeading(resultHeading.current);
    else focusField(formRef.current, firstInvalid(found));
  }, [checkCount]);

  const petCount = useRef(form.pets.length);
  useEffect(() => {
    if (petCount.current === form.pets.length) return;
    petCount.current = form.pets.length;
    focusField(formRef.current, petFieldName(form.pets.length - 1, 'name'));
  }, [form.pets.length]);

  return { formRef, resultHeading };
}

function firstInvalid({ landing, pets }: FormProblems): string | undefined {
  if (landing) return 'landing';
  const at = pets.findIndex((pet) => Object.keys(pet).length > 0);
  const field = petDateFields.find((name) => pets[at]?.[name]);
  return field && petFieldName(at, field);
}

function showHeading(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
