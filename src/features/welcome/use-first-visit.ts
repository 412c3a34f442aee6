import { type ComponentType, useEffect, useState } from 'react';
import type { KeptKey } from '@/browser/kept-table';
import { keepIfAbsent, readKept } from '@/browser/kept-value';
import { whenIdle } from '@/browser/when-idle';
import { readAuthCallback } from '@/features/account/auth-callback';
import type { WelcomeDialogProps } from './components/welcome-dialog';

const VISITED_KEY: KeptKey<'localStorage'> = 'paradise-pcs-visited';

/**
 * Loads the welcome dialog on a first visit, once the page is idle. Not after a confirmation link, and not when
 * storage is blocked, where it would open on every visit.
 */
export function useFirstVisit(): ComponentType<WelcomeDialogProps> | undefined {
  const [Dialog, setDialog] = useState<ComponentType<WelcomeDialogProps>>();
  useEffect(() => {
    let isUnmounted = false;
    async function openOnFirstVisit() {
      if (readKept(VISITED_KEY) !== null) return;
      const { WelcomeDialog } = await import('./components/welcome-dialog');
      if (!isUnmounted && keepIfAbsent(VISITED_KEY, 'true')) setDialog(() => WelcomeDialog);
    }
    if (readAuthCallback(window.location.hash)) return undefined;
    const cancel = whenIdle(() => void openOnFirstVisit().catch(() => undefined));
    return () => {
      isUnmounted = true;
      cancel();
    };
  }, []);
  return Dialog;
}
