import { useEffect } from 'react';
import { CurrentRoute } from './app/current-route';
import { RootLayout } from './app/root-layout';
import { startSession } from './features/account/start-session';
import { forgetOnLeaving } from './features/checklist/forget-on-leaving';

/** The caller provides the router: the browser's, a test's, or a static one for prerendering. */
export function App() {
  // Before the session starts, so that it sees who leaves.
  useEffect(forgetOnLeaving, []);
  useEffect(startSession, []);
  useEffect(() => {
    // Tells the starter to replay a click from before hydration.
    window.dispatchEvent(new Event('app-ready'));
  }, []);
  return (
    <RootLayout>
      <CurrentRoute />
    </RootLayout>
  );
}
