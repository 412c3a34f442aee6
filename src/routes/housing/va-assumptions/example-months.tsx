import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { MonthlyPayments } from '@/features/assumption/components/monthly-payments';

/** What an example costs each month, with a link to the calculator and the children beside it. */
export function ExampleMonths({ of: input, children }: { of: AssumptionInput; children: ReactNode }) {
  return (
    <div className="grid max-w-5xl items-start gap-x-10 gap-y-4 lg:grid-cols-2">
      <div className="-mt-5">
        <MonthlyPayments of={input} />
      </div>
      <div>
        <Link
          to={{ pathname: '/calculators/assumption-cruncher', hash: assumptionHash(input) }}
          className="link inline-block py-2.5 font-semibold"
        >
          Open the calculator with these loans
        </Link>
        {children}
      </div>
    </div>
  );
}
