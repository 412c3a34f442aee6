import { useCallback, useEffect, useState } from 'react';
import { savesData } from '@/browser/saves-data';
import { isShortcut } from '@/browser/shortcut';
import { showToast } from '@/toasts/show-toast';
import { IconButton } from '@/ui/icon-button';
import { Link } from '@/ui/link';
import { useLazyComponent } from '@/ui/use-lazy-component';

const preload = () => {
  if (!savesData()) loadDialog().catch(() => undefined);
};

/** The header's search button. No search code is fetched until it is hovered, focused or opened. */
export function SearchLauncher() {
  const [isOpen, setOpen] = useState(false);
  const onFailed = useCallback(() => {
    setOpen(false);
    showToast({ kind: 'error', message: 'Search could not be loaded. Try again.' });
  }, []);
  const Dialog = useLazyComponent(loadDialog, isOpen, onFailed);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k') || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      setOpen(true);
    };
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
        onClick={() => setOpen(true)}
        onIntent={preload}
      />
      <Link to="/resources" className="no-script link inline-block py-2.5">
        Resources
      </Link>
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}

function loadDialog() {
  return import('./search-dialog').then(({ SearchDialog }) => SearchDialog);
}
