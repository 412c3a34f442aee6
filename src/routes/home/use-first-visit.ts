import { type ComponentType, useEffect, useState } from 'react';
import { readAuthCallback } from '@/lib/auth-callback';
import { readStoredItem, storeIfAbsent } from '@/lib/stored-item';
import { whenIdle } from '@/lib/when-idle';
import type { WelcomeDialogProps } from './welcome-dialog';

const VISITED_KEY = 'paradise-pcs-visited';

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
      const { WelcomeDialog } = await import('./welcome-dialog');
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
