import { useCallback, useEffect, useState } from 'react';
import { readDraft } from '@/browser/drafts';
import { savesData } from '@/browser/saves-data';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { NoScript } from '@/ui/no-script';
import { useLazyComponent } from '@/ui/use-lazy-component';

const preload = () => {
  if (!savesData()) loadChecker().catch(() => undefined);
};

/**
 * Preloads the date checker on hover or focus, but opens it only on a click, to avoid a layout shift, or where dates were
 * typed in this tab.
 */
export function DateCheckerOpener() {
  const [state, setState] = useState<'closed' | 'wanted' | 'failed'>('closed');
  useEffect(() => {
    if (readDraft('pet-dates') !== undefined) setState('wanted');
  }, []);
  const onFailed = useCallback(() => setState('failed'), []);
  const Checker = useLazyComponent(loadChecker, state === 'wanted', onFailed);
  if (Checker) return <Checker />;
  return (
    <>
      <NoScript of="The date checker">Its rules are in the steps below.</NoScript>
      <Button
        aria-busy={state === 'wanted'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setState('wanted')}
        className="needs-script"
      >
        <Icon name="paw-print" className="size-5" />
        Open the date checker
      </Button>
      <p role="alert" className="mt-2 font-medium text-bad">
        {state === 'failed' &&
          'The date checker could not be loaded. Check your connection, then press again.'}
      </p>
    </>
  );
}

function loadChecker() {
  return import('./date-checker').then(({ DateChecker }) => DateChecker);
}
