import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { savesData } from '@/browser/saves-data';
import { isShortcut } from '@/browser/shortcut';
import { searchIsOpen } from '@/features/search/search-is-open';
import { showToast } from '@/toasts/show-toast';
import { IconButton } from '@/ui/icon-button';
import { Link } from '@/ui/link';
import { useLazyComponent } from '@/ui/use-lazy-component';

const open = () => searchIsOpen.set(true);
const close = () => searchIsOpen.set(false);
const preload = () => {
  if (!savesData()) loadDialog().catch(() => undefined);
};

/** The header's search button. No search code is fetched until it is hovered, focused or opened. */
export function SearchLauncher() {
  const isOpen = useSyncExternalStore(searchIsOpen.subscribe, searchIsOpen.get, () => false);
  const onFailed = useCallback(() => {
    close();
    showToast({ kind: 'error', message: 'Search could not be loaded. Try again.' });
  }, []);
  const Dialog = useLazyComponent(loadDialog, isOpen, onFailed);
  useEffect(() => {
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);
  return (
    // Its margin is the room of the account's part, which may arrive after it: src/app/account-status.tsx.
    <div className="mr-19.5 ml-auto flex shrink-0 items-center sm:mr-30 lg:mr-32 lg:ml-2">
      <IconButton
        icon="search"
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        onIntent={preload}
      />
      <Link to="/resources" className="no-script link inline-block py-2.5">
        Resources
      </Link>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </div>
  );
}

function openByKey(event: KeyboardEvent) {
  if (!isShortcut(event, 'k') || document.querySelector('[role="dialog"]')) return;
  event.preventDefault();
  open();
}

function loadDialog() {
  return import('./search-dialog').then(({ SearchDialog }) => SearchDialog);
}
