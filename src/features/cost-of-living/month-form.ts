import { formKind } from '@/features/kept-form/form-texts';
import { monthFields, monthGroups } from './month-fields';

export type MonthField = keyof typeof monthFields;

/** What the form holds: every field as typed, '' when blank. */
export type MonthTexts = Record<MonthField, string>;

export const monthForm = formKind({
  fields: monthFields,
  groups: monthGroups,
  table: 'cost_of_living',
  link: { start: '#month=1', longest: 600 },
});
