import { type ComponentType, useEffect, useState } from 'react';
import { VISITED_KEY } from '@/browser/kept-keys';
import { readStoredItem, storeIfAbsent } from '@/browser/stored-item';
import { whenIdle } from '@/browser/when-idle';
import { readAuthCallback } from '@/features/account/auth-callback';
import type { WelcomeDialogProps } from './components/welcome-dialog';

/**
 * Loads the welcome dialog on a first visit, once the page is idle. Not after a confirmation link, and not when
 * storage is blocked, where it would open on every visit.
 */
export function useFirstVisit(): ComponentType<WelcomeDialogProps> | undefined {
  const [Dialog, setDialog] = useState<ComponentType<WelcomeDialogProps>>();
  useEffect(() => {
    let isUnmounted = false;
    async function openOnFirstVisit() {
      if (readStoredItem(VISITED_KEY) !== null) return;
      const { WelcomeDialog } = await import('./components/welcome-dialog');
      if (!isUnmounted && storeIfAbsent(VISITED_KEY, 'true')) setDialog(() => WelcomeDialog);
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
