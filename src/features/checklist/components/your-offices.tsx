import { useState } from 'react';
import type { Move } from '@/features/checklist/family-plan';
import type { OfficePhone } from '@/guides/types';
import { useLazyComponent } from '@/ui/use-lazy-component';

const loadCard = () => import('./offices-card').then((module) => module.OfficesCard);

type YourOfficesProps = { move: Move; onOffices: (offices: readonly OfficePhone[]) => void };

/** The offices for the chosen base, loaded once one is chosen. */
export function YourOffices({ move, onOffices }: YourOfficesProps) {
  const [hasFailed, setFailed] = useState(false);
  const [onFailed] = useState(() => () => setFailed(true));
  const OfficesCard = useLazyComponent(loadCard, move.base !== undefined, onFailed);
  if (!move.base) return null;
  if (OfficesCard) return <OfficesCard move={move} onOffices={onOffices} />;
  return hasFailed ? (
    <p role="alert" className="no-print mt-10">
      Your offices couldn’t load. Check your connection, then choose your base again.
    </p>
  ) : null;
}
