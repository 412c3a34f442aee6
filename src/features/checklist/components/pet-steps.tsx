import { formatDate } from '@/dates/format-date';
import type { PetLine } from '@/features/checklist/deadlines';
import { Link } from '@/ui/link';

/** The pets' dates that the family took over from the pet date checker. */
export function PetSteps({ lines }: { lines: readonly PetLine[] }) {
  return (
    <>
      <ol className="max-w-measure apart-2 print:apart-0">
        {lines.map(({ lastBy, what, anchor }) => (
          <li key={anchor} id={anchor} tabIndex={-1} className="scroll-mt-40">
            <span className="font-semibold">{formatDate(lastBy)}</span>: {what}
          </li>
        ))}
      </ol>
      <p className="mt-2 print:hidden">
        Something changed?{' '}
        <Link to="/pcs-toolkit/pet-travel" className="link inline-block py-2">
          Check your pets’ dates again
        </Link>
      </p>
    </>
  );
}
