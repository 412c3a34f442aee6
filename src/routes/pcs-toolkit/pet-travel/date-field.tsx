import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import type { DateProblem } from '@/pets/form';
import { problemMessages } from './problem-messages';

type DateFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'onChange' | 'errors'> & {
  problem: DateProblem | undefined;
  onDate: (text: string) => void;
};

export function DateField({ problem, onDate, ...props }: DateFieldProps) {
  return (
    <Field
      type="date"
      autoComplete="off"
      data-empty={props.value === '' || undefined}
      {...props}
      onChange={({ currentTarget }) => onDate(currentTarget.value)}
      errors={problem && [problemMessages[problem]]}
    />
  );
}
