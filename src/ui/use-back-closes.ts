import { useContext, useEffect, useEffectEvent, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

let opened = 0;

/**
 * Gives an open dialog a history entry of its own, which Back takes away with the dialog. The entry has the router's
 * state of the page below, so that the router sees one page. Closed otherwise, the dialog takes its entry back itself.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    opened += 1;
    const dialog = `${performance.timeOrigin} ${opened}`;
    const hasEntry = () => window.history.state?.dialog === dialog;
    window.history.pushState({ ...window.history.state, dialog }, '');
    const onBack = () => hasEntry() || close();
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      if (hasEntry()) window.history.back();
    };
  }, [isOpen]);
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
