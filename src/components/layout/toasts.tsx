import { type ComponentType, useEffect, useState } from 'react';
import { onFirstToast } from '@/lib/toast';

/** Fetches the toaster when the first toast is asked for. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(
    () => onFirstToast(() => void loadToaster().then((module) => setToaster(() => module.Toaster))),
    [],
  );
  return Toaster ? <Toaster /> : null;
}

/** The toaster's code; asked for early on pages where a message is likely, so that it is there when the network is not. */
export function loadToaster() {
  return import('../ui/toaster');
}
