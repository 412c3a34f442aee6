import type { ComponentProps } from 'react';
import { problemMessages } from '@/features/pets/content/problem-messages';
import type { DateProblem } from '@/features/pets/form';
import { Field } from '@/ui/field';

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
