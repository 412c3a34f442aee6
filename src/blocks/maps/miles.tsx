import { useContext } from 'react';
import type { BaseId } from '@/facts/bases';
import { formatMiles, milesBetween, type Point } from '@/maps/geo';
import { basePlaces, nearestBase } from '@/maps/places';
import { ChangingText } from '@/ui/changing-text';
import { OwnPlanContext } from '../own-plan';

/**
 * Straight-line miles from the reader's base or, until a plan names one, from the nearest base other than the Coast
 * Guard's, where few families go. A plan makes the line shorter, short enough for one row on the narrowest phone, so
 * nothing moves when it loads.
 */
export function Miles({ from }: { from: Point }) {
  const { base: home } = useContext(OwnPlanContext);
  const milesTo = (base: BaseId) => milesBetween(from, basePlaces[base]);
  const base = home ?? nearestBase((id) => (id === 'coast-guard' ? Number.POSITIVE_INFINITY : milesTo(id)));
  const { text } = basePlaces[base].label;
  // Alone, the label would mean the service.
  const name = base === 'coast-guard' ? `${text} base` : text;
  return (
    <span className="block text-sm leading-tight text-ink-soft">
      <ChangingText
        text={`${milesTo(base) < 1 ? 'beside' : `${formatMiles(Math.round(milesTo(base)))} from`} ${home ? 'your base' : name}`}
      />
      {home && <span className="sr-only">, {name}</span>}
    </span>
  );
}
