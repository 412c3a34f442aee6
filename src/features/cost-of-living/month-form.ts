import { formKind } from '@/features/kept-form/form-texts';
import { monthFields } from './month-fields';

export const monthForm = formKind({
  names: monthFields,
  table: 'cost_of_living',
});
