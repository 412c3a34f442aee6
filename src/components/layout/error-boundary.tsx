import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page';

type Props = { children: ReactNode };

/** Give it a new `key` to reset it. */
export class ErrorBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <ErrorPage
        detail={error.message}
        advice="Something on this page failed. Nothing you saved is lost. Reload the page, or pick another one below."
        stack={import.meta.env.DEV ? error.stack : undefined}
        canReload
      />
    );
  }
}
