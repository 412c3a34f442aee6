import type { ReactNode } from 'react';
import { endFirstVisit, useFirstVisit } from '@/features/welcome/use-first-visit';

export function FirstVisit({ poster }: { poster: ReactNode }) {
  const Greeting = useFirstVisit();
  return Greeting && <Greeting poster={poster} onClose={endFirstVisit} />;
}
