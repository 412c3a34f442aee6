import { useEffect, useRef } from 'react';
import { focusField } from '@/ui/field-errors';
import type { PetForm } from './form';

export const petFieldName = (at: number, field: string) => `pet-${at}-${field}`;

/** Moves the focus to where the checker's last change is. */
export function useCheckerFocus({ form }: { form: PetForm }) {
  const formRef = useRef<HTMLFormElement>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The button that opened the checker is gone, and the focus with it, unless someone has moved on.
    if (document.activeElement === document.body) focusField(formRef.current, 'from');
  }, []);

  const petCount = useRef(form.pets.length);
  useEffect(() => {
    if (petCount.current === form.pets.length) return;
    petCount.current = form.pets.length;
    focusField(formRef.current, petFieldName(form.pets.length - 1, 'name'));
  }, [form.pets.length]);

  return { formRef, resultHeading };
}
