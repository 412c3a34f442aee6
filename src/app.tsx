import { Suspense, useEffect, useState } from 'react';
import { CurrentRoute } from './app/current-route';
import { RootLayout } from './app/root-layout';
import { leaveDialogEntries } from './browser/dialog-entries';
import { undoForeignChanges } from './browser/foreign-changes';
import { forgetDraftsOfOthers } from './features/account/keeping/forget-on-leaving';
import { useRecoveryPage } from './features/account/recovery-link';

/** The caller provides the router: the browser's, a test's, or a static one for prerendering. */
export function App() {
  useState(forgetDraftsOfOthers);
  useEffect(leaveDialogEntries, []);
  useReport('shell-ready');
  return (
    <RootLayout>
      {/* Nothing suspends here: the header hydrates, and responds, before the page does. */}
      <Suspense>
        <AsServed />
        <CurrentRoute />
        <PageReady />
      </Suspense>
    </RootLayout>
  );
}

/** Renders before the page, which hydrates after the header. */
function AsServed() {
  useState(() => undoForeignChanges('main', true));
  return null;
}

/** Renders after the page: navigating away from a page that hasn't hydrated would make React throw it away. */
function PageReady() {
  useReport('app-ready');
  useRecoveryPage();
  return null;
}

/** Tells the starter to replay clicks from before hydration. */
function useReport(event: 'shell-ready' | 'app-ready') {
  useEffect(() => void window.dispatchEvent(new Event(event)), [event]);
}
