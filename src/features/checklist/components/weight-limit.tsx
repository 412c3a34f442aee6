import type { Move } from '@/features/checklist/move';
import { gradesOf, weightLimitsOf, weightRows } from '@/guides/weight-limits';
import { Link } from '@/ui/link';

/** How much the pay grade of a family on orders may ship. */
export function WeightLimit({ move: { grade, orders } }: { move: Move }) {
  const row = grade && orders !== 'no' && weightRows.find((one) => gradesOf(one).includes(grade));
  if (!row) return null;
  const [family, alone] = weightLimitsOf(row);
  return (
    <p className="max-w-measure">
      {`Your limit as ${grade}: ${family} lb with family on the orders, ${alone} without. `}
      <Link to="/pcs-toolkit/storage-facilities#how-much-you-can-ship" className="link">
        What counts
      </Link>
    </p>
  );
}
