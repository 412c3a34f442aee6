import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type OwnDatesProps = {
  /** What this says once there is a report date, such as "when your car has to sail". */
  says: string;
  /** That, for a family with a report date. */
  children: ReactNode;
};

/** What a report date decides here or, before there is one, where to enter it. Both get the same room: nothing moves. */
export function OwnDates({ says, children }: OwnDatesProps) {
  return (
    <p className={`mt-1 min-h-11 text-sm text-ink-soft ${children ? '' : 'no-print'}`}>
      {children ? (
        <span key="own">{children}</span>
      ) : (
        <span key="none">
          With a report date in your{' '}
          <Link to="/pcs-toolkit/hawaii-checklist" className="link">
            checklist
          </Link>
          , this says {says}.
        </span>
      )}
    </p>
  );
}
