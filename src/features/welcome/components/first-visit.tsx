import { type ReactNode, useRef } from 'react';
import { useFirstVisit } from '@/features/welcome/use-first-visit';

/** Empty except on a first visit. Marks where the card goes. */
export function FirstVisit({ poster }: { poster: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const Greeting = useFirstVisit(place);
  return <div ref={place}>{Greeting && <Greeting poster={poster} />}</div>;
}
