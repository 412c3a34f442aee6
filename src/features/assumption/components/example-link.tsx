import type { AssumptionInput } from '@/features/assumption/assumption-input';
import { assumptionHash } from '@/features/assumption/assumption-link';
import { Link } from '@/ui/link';

export function ExampleLink({ of: example }: { of: AssumptionInput }) {
  return (
    <Link
      to={{ pathname: '/calculators/assumption-cruncher', hash: assumptionHash(example) }}
      className="link inline-block py-2.5 font-semibold"
    >
      Open the calculator with these loans
    </Link>
  );
}
