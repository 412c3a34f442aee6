import type { ReactNode } from 'react';
import { useRecoveryPage } from '@/features/account/use-recovery-page';
import { LazyToaster } from '@/toasts/lazy-toaster';
import { Footer } from './footer';
import { Header } from './header';
import { OfflineLoader } from './offline-loader';
import { Sidebar } from './sidebar';
import { SwitchAccountLoader } from './switch-account-loader';
import { useSideMenu } from './use-side-menu';
import { loadSidePanel, useSidePanel } from './use-side-panel';

export function RootLayout({ children }: { children: ReactNode }) {
  const menu = useSideMenu();
  useRecoveryPage();
  const SidePanel = useSidePanel(menu.panelIsOpen, menu.closePanel);
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-40 rounded-lg bg-action px-4 py-3 font-semibold text-on-action not-focus:sr-only"
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
            className="mx-auto w-full max-w-page grow xl:has-[.contents-list]:max-w-[78rem] px-4 py-8 md:px-8 print:py-0"
          >
            {children}
          </main>
          <Footer />
        </div>
      </div>
      {SidePanel && <SidePanel isOpen={menu.panelIsOpen} onClose={menu.closePanel} />}
      <SwitchAccountLoader />
      <LazyToaster />
      <OfflineLoader />
    </>
  );
}
