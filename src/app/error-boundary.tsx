import { Component, type ReactNode } from 'react';
import { expectPageToBeServed } from '@/browser/served-page';
import { ErrorPage } from './error-page';

type Props = {
  children: ReactNode;
  /** True for the page that was served: main.tsx then keeps its text. */
  isServed: boolean;
};

/** Around a page reached by navigation: reloads it from the server. Give it a new `key` to reset it. */
export class ErrorBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch() {
    expectPageToBeServed().then(
      () => window.location.reload(),
      () => undefined,
    );
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.isServed) throw error;
    return (
      <ErrorPage
        title="This page didn’t work"
        detail={error.message}
        advice="Nothing you saved is lost. Reload the page, or pick another one below."
        stack={error.stack}
        canReload
      />
    );
  }
}
