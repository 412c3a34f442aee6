import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { savesData } from '@/lib/saves-data';
import {
  CHECKING,
  removeSavedPages,
  type SavedPages,
  savedBytes,
  savedPages,
  savePages,
} from '@/offline/saved-pages';
import { pages } from '@/site-map';

export function SavedForThePlane() {
  const saved = useSyncExternalStore(savedPages.subscribe, savedPages.get, () => CHECKING);
  const size = useSavedSize(saved);
  return (
    <>
      <p className="max-w-measure">
        All {pages.length} pages, the search, the calculators and the checklist as a PDF are saved on your
        device, unless your data saver is on. They open on the plane, and wherever else you have no signal.
      </p>
      <ul className="mt-3 max-w-measure list-disc space-y-1 pl-6">
        <li>Signing in, your account and checking off items need a connection. So do the videos.</li>
        <li>
          An iPhone may drop what is saved after 7 days without a visit. It stays when the site is on your
          Home Screen.
        </li>
        <li>Nothing you type and nothing from your account is saved with the pages.</li>
      </ul>
      <div className="needs-script mt-4 min-h-30 max-w-measure sm:min-h-24">
        <p role="status" className="mb-3">
          {words(saved, size)}
        </p>
        {saved.status === 'saved' && (
          <Button variant="secondary" onClick={removeSavedPages}>
            Remove the saved pages
          </Button>
        )}
        {(saved.status === 'none' || saved.status === 'failed') && (
          <Button variant="secondary" onClick={savePages}>
            {saved.status === 'failed' ? 'Try again' : 'Save the pages'}
          </Button>
        )}
      </div>
    </>
  );
}

function words(saved: SavedPages, size: string | undefined): string {
  switch (saved.status) {
    case 'checking':
      return '';
    case 'saving':
      return 'Saving the pages…';
    case 'saved':
      if (size === undefined) return '';
      return `Saved on this device${size}${saved.savedOn ? `, pages from ${saved.savedOn}` : ''}.`;
    case 'none':
      return savesData()
        ? 'Nothing is saved, because your data saver is on.'
        : 'Nothing is saved on this device.';
    case 'failed':
      return 'The pages could not be saved. Check your connection and the space left on this device, then try again.';
    case 'refused':
      return 'This browser does not let us save anything here. In a private window, that is normal: open the site in another one.';
    case 'unsupported':
      return 'This browser can’t save pages.';
    case 'off':
      return 'Saving is turned off for now: the pages need a connection.';
  }
}

/** Returns a text such as “: 3.4 MB”, empty when nobody knows; undefined while the files are counted. */
function useSavedSize(saved: SavedPages): string | undefined {
  const [size, setSize] = useState<string>();
  useEffect(() => {
    if (saved.status !== 'saved') return;
    savedBytes().then(
      (bytes) => setSize(`: ${(bytes / 1_000_000).toFixed(1)} MB`),
      () => setSize(''),
    );
  }, [saved]);
  return size;
}
