import { formKind } from '@/features/kept-form/form-texts';
import { monthFields } from './month-fields';

export const monthForm = formKind({
  names: monthFields,
  table: 'cost_of_living',
  keys: {
    here: 'paradise-pcs-cost-of-living',
    copy: 'paradise-pcs-account-cost-of-living',
    unsaved: 'paradise-pcs-unsaved-cost-of-living',
  },
});
