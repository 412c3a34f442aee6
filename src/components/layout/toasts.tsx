import { type ComponentType, useEffect, useState } from 'react';
import { deliverToasts, onFirstToast, type Toast } from '@/lib/toast';

/** Fetches the toaster when the first toast is asked for. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(
    () =>
      onFirstToast(async () => {
        const Shown = await loadToaster().then(
          (module) => module.Toaster,
          () => PlainToast,
        );
        setToaster(() => Shown);
      }),
    [],
  );
  return Toaster ? <Toaster /> : null;
}

/** The toaster's code; asked for early on pages where a message is likely, so that it is there when the network is not. */
export function loadToaster() {
  return import('../ui/toaster');
}

/** The newest message, where the toaster's own code cannot be fetched. */
function PlainToast() {
  const [toast, setToast] = useState<Toast>();
  useEffect(() => deliverToasts(setToast), []);
  return (
    <section aria-label="Notifications" className="no-print fixed right-4 bottom-4 z-30 max-w-sm">
      <div role="alert">
        {toast && (
          <p className="rounded-lg border border-line-strong bg-card p-4 shadow-panel">
            <strong className="block font-semibold">{toast.message}</strong>
            {toast.description}
            {toast.link && (
              <a href={toast.link.href} className="link inline-block py-2">
                {toast.link.label}
              </a>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
