import { useEffect, useState, useSyncExternalStore } from 'react';
import { Disclosure } from '@/blocks/disclosure';
import { savesData } from '@/browser/saves-data';
import {
  removeSavedPages,
  type SavedPages,
  savedBytes,
  savedOn,
  savedPages,
  savePages,
} from '@/features/offline/saved-pages';
import { pages } from '@/site-map';
import { Button } from '@/ui/button';
import { ChangingText } from '@/ui/changing-text';
import { Icon } from '@/ui/icon';

export function SavedForThePlane() {
  const saved = useSyncExternalStore(savedPages.subscribe, savedPages.get, () => 'checking' as const);
  const copy = useSavedCopy(saved === 'saved');
  return (
    <>
      <p className="max-w-measure">
        Once saved, all {pages.length} pages, the search, the calculators and the checklist PDF open without a
        signal. Unless your data saver is on, your browser saves them automatically.
      </p>
      <div className="needs-script no-print my-3 flex min-h-28 max-w-measure flex-wrap items-center gap-x-4 rounded-xl border border-line bg-card px-4 py-2">
        <p
          role="status"
          className={`flex grow basis-40 gap-2 ${saved === 'failed' ? 'font-semibold text-warn' : ''}`}
        >
          {saved === 'saved' && <Icon name="circle-check" className="mt-1 size-5 shrink-0 text-good" />}
          <ChangingText text={saved === 'saved' ? copy : words(saved)} />
        </p>
        {saved === 'saved' && (
          <button type="button" onClick={removeSavedPages} className="link py-2.5 text-sm">
            Remove the saved pages
          </button>
        )}
        {(saved === 'none' || saved === 'failed') && (
          <Button variant="secondary" onClick={savePages}>
            {saved === 'failed' ? 'Try again' : 'Save the pages'}
          </Button>
        )}
      </div>
      <Disclosure summary="What to know before you rely on it">
        <ul className="max-w-measure list-disc apart-1 pl-6">
          <li>Videos, signing in, your account and checking off items need a connection.</li>
          <li>
            An iPhone may erase the saved pages after 7 days without a visit. The site on your Home Screen
            keeps its own copy: open it there once while you’re online, and sign in.
          </li>
          <li>Nothing you type and nothing from your account is saved with the pages.</li>
          <li>Back online, open a page or two and the saved pages update.</li>
        </ul>
      </Disclosure>
    </>
  );
}

const CHECKING = 'Checking what is saved on this device…';

/** Returns a description of the saved pages, once their size is known. */
function useSavedCopy(areSaved: boolean): string {
  const [copy, setCopy] = useState(CHECKING);
  useEffect(() => {
    if (areSaved) void describeCopy().then(setCopy);
  }, [areSaved]);
  return copy;
}

async function describeCopy(): Promise<string> {
  const [bytes, day] = await Promise.all([savedBytes().catch(() => undefined), savedOn()]);
  const size = bytes ? `: ${(bytes / 1_000_000).toFixed(1)} MB` : '';
  return `Saved on this device${size}${day ? `, pages from ${day}` : ''}.`;
}

function words(saved: Exclude<SavedPages, 'saved'>): string {
  switch (saved) {
    case 'checking':
      return CHECKING;
    case 'saving':
      return 'Saving the pages…';
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
