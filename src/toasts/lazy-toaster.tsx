import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/ui/button';
import { useLazyComponent } from '@/ui/use-lazy-component';
import { loadToaster } from './load-toaster';
import { deliverToasts, onFirstToast, type Toast } from './show-toast';

/** Loads Sonner on the first toast. */
export function LazyToaster() {
  const [isWanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  const Toaster = useLazyComponent(
    loadToaster,
    isWanted,
    useCallback(() => setFailed(true), []),
  );
  if (Toaster) return <Toaster />;
  return hasFailed ? <FallbackToast /> : null;
}

/** Shows the latest toast when the toaster's chunk can't be loaded. */
function FallbackToast() {
  const [toast, setToast] = useState<Toast>();
  useEffect(() => deliverToasts(setToast), []);
  return (
    <section aria-label="Notifications" className="no-print fixed right-4 bottom-4 z-30 max-w-sm">
      {toast && (
        <p className="rounded-lg border border-line-strong bg-card p-4 shadow-panel">
          <strong className="block font-semibold">{toast.message}</strong>
          {toast.description}
          {toast.link && (
            <a href={toast.link.href} className="link inline-block py-2">
              {toast.link.label}
            </a>
          )}
          {toast.button && (
            <Button variant="secondary" onClick={toast.button.onPress}>
              {toast.button.label}
            </Button>
          )}
        </p>
      )}
    </section>
  );
}
