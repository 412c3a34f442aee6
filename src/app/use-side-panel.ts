import { type ComponentType, useCallback } from 'react';
import { showToast } from '@/toasts/show-toast';
import { useLazyComponent } from '@/ui/use-lazy-component';
import type { SidePanelProps } from './side-panel';

/** Loads the side panel when it is first opened, or earlier through `loadSidePanel`. */
export function useSidePanel(isOpen: boolean, close: () => void): ComponentType<SidePanelProps> | undefined {
  const onFailed = useCallback(() => {
    close();
    showToast({
      kind: 'error',
      message: 'The menu could not be loaded',
      description: 'Check your connection, then try again.',
    });
  }, [close]);
  return useLazyComponent(loadSidePanel, isOpen, onFailed);
}

export function loadSidePanel(): Promise<ComponentType<SidePanelProps>> {
  return import('./side-panel').then(({ SidePanel }) => SidePanel);
}
