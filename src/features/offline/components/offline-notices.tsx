import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isOffline } from '@/features/offline/connection';
import { hasNewBuild, loadNextPageAnew } from '@/features/offline/new-build';
import { savedOn } from '@/features/offline/saved-pages';
import { startOffline } from '@/features/offline/start-offline';
import { Button } from '@/ui/button';

/** Notices at the end of the page, sticky if the window is tall enough. */
export function OfflineNotices() {
  useEffect(startOffline, []);
  return (
    <div className="bottom-lines no-print bottom-0 z-20 tall:sticky">
      <OfflineLine />
      <NewBuildOffer />
    </div>
  );
}

function OfflineLine() {
  const isShown = useSyncExternalStore(isOffline.subscribe, isOffline.get);
  const [day, setDay] = useState<string>();
  useEffect(() => {
    if (isShown) void savedOn().then(setDay);
  }, [isShown]);
  return (
    <p
      role="status"
      className={isShown ? 'border-t border-line-strong bg-sand px-4 py-2 text-center text-sm' : undefined}
    >
      {isShown && (day ? `You are offline: pages from ${day}` : 'You are offline')}
    </p>
  );
}

function NewBuildOffer() {
  const isNew = useSyncExternalStore(hasNewBuild.subscribe, hasNewBuild.get);
  const [isPutOff, setPutOff] = useState(false);
  const hasTyped = useHasTyped();
  useEffect(() => (isNew && !hasTyped ? loadNextPageAnew() : undefined), [isNew, hasTyped]);
  const offered = isNew && !isPutOff;
  return (
    <div
      className={
        offered
          ? 'flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-line-strong bg-card px-4 py-2 text-sm'
          : undefined
      }
    >
      <p role="status" className="grow basis-[8rem]">
        {offered && 'A new version of this site is ready.'}
        {offered && hasTyped && ' Finish typing first: it reloads this page.'}
      </p>
      {offered && (
        <p className="flex gap-2">
          <Button onClick={() => window.location.reload()}>Update</Button>
          <Button variant="secondary" onClick={() => setPutOff(true)}>
            Later
          </Button>
        </p>
      )}
    </div>
  );
}

/** Returns true once the user has typed something on the current page. */
function useHasTyped(): boolean {
  const { pathname } = useLocation();
  const [typedOn, setTypedOn] = useState<string>();
  useEffect(() => {
    const note = () => setTypedOn(pathname);
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [pathname]);
  return typedOn === pathname;
}
