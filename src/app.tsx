import { useEffect } from 'react';
import { startSession } from './auth/start-session';
import { ErrorBoundary } from './components/layout/error-boundary';
import { RootLayout } from './components/layout/root-layout';
import { CurrentRoute } from './router/current-route';

/** The caller provides the router: the browser's, a test's, or a static one for prerendering. */
export function App() {
  useEffect(startSession, []);
  useEffect(() => {
    // The starter replays a click that came before hydration.
    window.dispatchEvent(new Event('app-ready'));
  }, []);
  return (
    <ErrorBoundary>
      <RootLayout>
        <CurrentRoute />
      </RootLayout>
    </ErrorBoundary>
  );
}
