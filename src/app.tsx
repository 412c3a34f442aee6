import { useEffect } from 'react';
import { CurrentRoute } from './app/current-route';
import { RootLayout } from './app/root-layout';
import { startSession } from './features/account/start-session';

/** The caller provides the router: the browser's, a test's, or a static one for prerendering. */
export function App() {
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
