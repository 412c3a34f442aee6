import { useCallback, useEffect, useState } from 'react';
import { useLazyComponent } from '@/lib/use-lazy-component';
import { PlainToast } from './plain-toast';
import { loadToaster } from './preload-toaster';
import { onFirstToast } from './show-toast';

/** Fetches the toaster when the first toast is asked for. */
export function Toasts() {
  const [isWanted, setWanted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => onFirstToast(() => setWanted(true)), []);
  const Toaster = useLazyComponent(
    loadToaster,
    isWanted,
    useCallback(() => setFailed(true), []),
  );
  if (Toaster) return <Toaster />;
  return hasFailed ? <PlainToast /> : null;
}
