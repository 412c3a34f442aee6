import { type ComponentType, type ReactNode, useCallback } from 'react';
import { LazyToaster } from '@/toasts/lazy-toaster';
import { showToast } from '@/toasts/show-toast';
import { useLazyComponent } from '@/ui/use-lazy-component';
import { AccountLoader } from './account-loader';
import { Footer } from './footer';
import { Header } from './header';
import type { SidePanelProps } from './side-panel';
import { Sidebar } from './sidebar';
import { useSideMenu } from './use-side-menu';

const loadOfflineNotices = () =>
  import('@/features/offline/components/offline-notices').then(({ OfflineNotices }) => OfflineNotices);

export function RootLayout({ children }: { children: ReactNode }) {
  const menu = useSideMenu();
  const SidePanel = useSidePanel(menu.panelIsOpen, menu.closePanel);
  return (
    <>
      <a
        href="#main"
        className="fixed top-0 left-0 z-40 m-2.5 rounded-lg bg-action px-4 py-3 font-semibold text-on-action not-focus:sr-only"
      >
        Skip to main content
      </a>
      <Header
        menuIsOpen={menu.isMobile ? menu.panelIsOpen : menu.columnIsOpen}
        onMenu={menu.toggle}
        onMenuIntent={() => menu.isMobile && loadSidePanel().catch(() => undefined)}
      />
      <div className="flex min-h-[calc(100dvh-4rem)] flex-col md:flex-row print:min-h-0">
        <Sidebar isOpen={menu.columnIsOpen} />
        <div className="flex min-w-0 grow flex-col">
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-page grow px-4 py-8 md:px-8 print:p-0"
          >
            {children}
          </main>
          <Footer />
        </div>
      </div>
      {SidePanel && <SidePanel isOpen={menu.panelIsOpen} onClose={menu.closePanel} />}
      <AccountLoader />
      {/* Prerendered, so that even the first message is a change to it and gets announced. */}
      <div aria-live="polite" aria-relevant="additions text">
        <LazyToaster />
      </div>
      <OfflineLoader />
    </>
  );
}

/** Loads the side panel when it is first opened, or earlier through `loadSidePanel`. */
function useSidePanel(isOpen: boolean, close: () => void): ComponentType<SidePanelProps> | undefined {
  const onFailed = useCallback(() => {
    close();
    showToast({
      kind: 'error',
      message: 'The menu could not be loaded',
      description: 'Check your connection, then try again.',
    });
  }, [close]);
  return useLazyComponent(loadSidePanel, isOpen, onFailed);
}

function loadSidePanel(): Promise<ComponentType<SidePanelProps>> {
  // What the panel itself imports, requested now instead of once the panel has loaded.
  import('@/ui/dialog').catch(() => undefined);
  return import('./side-panel').then(({ SidePanel }) => SidePanel);
}

/** Loads the offline code after hydration. */
function OfflineLoader() {
  const Notices = useLazyComponent(loadOfflineNotices, true);
  return Notices && <Notices />;
}
