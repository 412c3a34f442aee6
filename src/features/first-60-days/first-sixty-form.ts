import { formKind } from '@/features/kept-form/form-texts';
import { fieldNames } from './fields';

export const firstSixtyForm = formKind({
  names: fieldNames,
  table: 'first_60_days',
});
