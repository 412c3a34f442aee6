import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { KeptKey } from '@/browser/kept-table';
import { forget, keep, keepIfAbsent } from '@/browser/kept-value';
import { watchPresses } from '@/browser/quiet-moment';
import { whenIdle } from '@/browser/when-idle';
import { readAuthCallback } from '@/features/account/auth-callback';

const VISITED_KEY: KeptKey<'localStorage'> = 'paradise-pcs-visited';
const LOOK_EVERY_MS = 250;

type Greeting = ComponentType<{ poster: ReactNode; onClose: () => void }>;

/**
 * Returns the dialog that greets a first visit, once the page is ready and nobody is in the middle of something. Nothing
 * for a visitor who followed an emailed link, or whose browser blocks storage, where it would return on every visit.
 */
export function useFirstVisit(): Greeting | undefined {
  const [shown, setShown] = useState<Greeting>();
  useEffect(() => {
    if (!isFirstVisit() || readAuthCallback(window.location.hash)) return undefined;
    const ended = new AbortController();
    const isQuiet = watchPresses(ended.signal);
    const cancel = whenIdle(() => void greet().catch(() => undefined));

    async function greet() {
      const { WelcomeDialog } = await import('./components/welcome-dialog');
      if (ended.signal.aborted) return;
      const looking = setInterval(() => {
        if (!isQuiet()) return;
        clearInterval(looking);
        // Another tab may have shown it meanwhile.
        if (isFirstVisit()) setShown(() => WelcomeDialog);
      }, LOOK_EVERY_MS);
      ended.signal.addEventListener('abort', () => clearInterval(looking));
    }

    return () => {
      ended.abort();
      cancel();
    };
  }, []);
  return shown;
}

/** False also when the browser would not keep that it is over. */
function isFirstVisit(): boolean {
  if (!keepIfAbsent(VISITED_KEY, 'true')) return false;
  forget(VISITED_KEY);
  return true;
}

/** The first visit is over once its dialog is closed. */
export function endFirstVisit(): void {
  keep(VISITED_KEY, 'true');
}
