import { type ComponentType, useEffect, useState } from 'react';
import { readAuthCallback } from '@/lib/auth-callback';
import { readStoredItem, storeIfAbsent } from '@/lib/stored-item';
import { whenIdle } from '@/lib/when-idle';
import type { WelcomeDialogProps } from './welcome-dialog';

const FLAG = 'paradise-pcs-visited';

/**
 * The welcome dialog on a browser's first visit, fetched once the page has been painted. Nobody is greeted who comes
 * back by a confirmation link, or whose browser could not remember the greeting.
 */
export function useFirstVisit(): ComponentType<WelcomeDialogProps> | undefined {
  const [Dialog, setDialog] = useState<ComponentType<WelcomeDialogProps>>();
  useEffect(() => {
    let hasLeft = false;
    async function greet() {
      if (readStoredItem(FLAG) !== null) return;
      const { WelcomeDialog } = await import('./welcome-dialog');
      if (!hasLeft && storeIfAbsent(FLAG, 'true')) setDialog(() => WelcomeDialog);
    }
    if (readAuthCallback(window.location.hash)) return undefined;
    const cancel = whenIdle(() => void greet().catch(() => undefined));
    return () => {
      hasLeft = true;
      cancel();
    };
  }, []);
  return Dialog;
}
