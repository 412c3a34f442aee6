import { useContext, useEffect, useEffectEvent, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { addDialogEntry } from '@/browser/dialog-entries';

/** Gives an open dialog a history entry of its own, which Back takes away with the dialog. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? addDialogEntry(() => close()) : undefined), [isOpen]);
}

/** For the links in a dialog: what they open replaces the dialog's entry, or Back would stop at it. */
export function useReplacingNavigation() {
  const navigation = useContext(NavigationContext);
  return useMemo(() => {
    const { navigator } = navigation;
    const push: typeof navigator.push = (to, state, options) => navigator.replace(to, state, options);
    return { ...navigation, navigator: { ...navigator, push } };
  }, [navigation]);
}
