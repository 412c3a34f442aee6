import { useCallback, useEffect, useState } from 'react';
import { useLazyComponent } from '@/ui/use-lazy-component';
import { FallbackToast } from './fallback-toast';
import { loadToaster } from './preload-toaster';
import { onFirstToast } from './show-toast';

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
