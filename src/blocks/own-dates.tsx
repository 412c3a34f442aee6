import type { ReactNode } from 'react';
import { Link } from '@/ui/link';

type OwnDatesProps = {
  /** What a report date shows here, such as "when your car has to sail". */
  says: string;
  /** That, for a family with a report date. */
  children: ReactNode;
};

/** What a report date decides here or, before there is one, where to enter it. Both get the same room: nothing moves. */
export function OwnDates({ says, children }: OwnDatesProps) {
  return (
    <p className={`mt-1 min-h-15 text-sm text-ink-soft min-[24rem]:min-h-11 ${children ? '' : 'no-print'}`}>
      {children ? (
        <span key="own">{children}</span>
      ) : (
        <span key="none">
          Enter your date in the{' '}
          <Link to="/pcs-toolkit/hawaii-checklist" className="link">
            checklist
          </Link>{' '}
          to see {says}.
        </span>
      )}
    </p>
  );
}
