import { useEffect } from 'react';
import { startSession } from './auth/start-session';
import { RootLayout } from './components/layout/root-layout';
import { CurrentRoute } from './router/current-route';

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
