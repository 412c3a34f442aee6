import { formKind } from '@/features/kept-form/form-texts';
import { firstSixtyFields, firstSixtyGroups } from './first-sixty-fields';

export type FieldName = keyof typeof firstSixtyFields;

/** What the form holds: every field as typed, '' when blank. */
export type FirstSixtyTexts = Record<FieldName, string>;

export const firstSixtyForm = formKind({
  fields: firstSixtyFields,
  groups: firstSixtyGroups,
  table: 'first_60_days',
  link: { start: '#first60=1', longest: 600 },
});
