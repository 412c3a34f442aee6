import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { msSinceFirstPaint, watchReader, whenBelowWindow } from '@/browser/first-moments';
import type { KeptKey } from '@/browser/kept-table';
import { keepIfAbsent, readKept } from '@/browser/kept-value';
import { whenIdle } from '@/browser/when-idle';
import { mayBeSignedIn } from '@/features/account/stored-session';

const VISITED_KEY: KeptKey<'localStorage'> = 'paradise-pcs-visited';

/** Later than this after the first paint, a dialog would interrupt somebody who is reading. */
const LATEST_DIALOG_MS = 1500;

type Greeting = ComponentType<{ poster: ReactNode }>;

/**
 * Returns what greets a first visit, once it is time: the dialog, or, for somebody who is already reading or whose
 * scripts loaded late, a card for `place`, once that is below the window. Nothing for a visitor who may be signed in,
 * who followed an emailed link, or whose browser blocks storage, where it would return on every visit.
 */
export function useFirstVisit(place: RefObject<HTMLElement | null>): Greeting | undefined {
  const [shown, setShown] = useState<Greeting>();
  useEffect(() => {
    if (readKept(VISITED_KEY) !== null || mayBeSignedIn()) return undefined;
    const reader = watchReader();
    const isTimeForDialog = () => !reader.isBusy() && msSinceFirstPaint() <= LATEST_DIALOG_MS;
    let isUnmounted = false;
    let cancel = whenIdle(() => void greet().catch(() => undefined));

    async function greet() {
      if (isTimeForDialog()) {
        const { WelcomeDialog } = await import('./components/welcome-dialog');
        if (isTimeForDialog()) return show(WelcomeDialog);
      }
      const { WelcomeCard } = await import('./components/welcome-card');
      if (place.current && !isUnmounted) cancel = whenBelowWindow(place.current, () => show(WelcomeCard));
    }

    function show(greeting: Greeting) {
      if (isUnmounted || mayBeSignedIn()) return;
      if (keepIfAbsent(VISITED_KEY, 'true')) setShown(() => greeting);
    }

    return () => {
      isUnmounted = true;
      reader.stop();
      cancel();
    };
  }, [place]);
  return shown;
}
