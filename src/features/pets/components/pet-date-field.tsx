import type { ComponentProps } from 'react';
import { problemMessages } from '@/features/pets/content/problem-messages';
import type { DateProblem } from '@/features/pets/form';
import { DateField } from '@/ui/date-field';

type PetDateFieldProps = Omit<ComponentProps<typeof DateField>, 'errors'> & {
  problem: DateProblem | undefined;
};

export function PetDateField({ problem, ...props }: PetDateFieldProps) {
  return <DateField {...props} errors={problem && [problemMessages[problem]]} />;
}
