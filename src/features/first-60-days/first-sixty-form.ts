import { formKind } from '@/features/kept-form/form-texts';
import { fieldNames } from './fields';

export const firstSixtyForm = formKind({
  names: fieldNames,
  table: 'first_60_days',
  keys: {
    here: 'paradise-pcs-first-60-days',
    copy: 'paradise-pcs-account-first-60-days',
    unsaved: 'paradise-pcs-unsaved-first-60-days',
  },
});
