import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './components/layout/error-boundary';
import { NotFoundPage } from './components/layout/error-page';
import { PageLoading } from './components/layout/page-loading';
import { useArrival } from './components/layout/use-arrival';
import { reloadForNewVersion } from './lib/new-version';
import { type AppPath, findPage, type SitePage } from './site-map';

type RouteModule = { Component: ComponentType };

/** The URL table: every page of the site map has its route, fetched when it is wanted. */
const routes: Record<AppPath, () => Promise<RouteModule>> = {
  '/': () => import('./routes/home'),
  '/welcome': () => import('./routes/welcome'),
  '/housing/va-homes': () => import('./routes/housing/va-homes'),
  '/housing/verified-rentals': () => import('./routes/housing/verified-rentals'),
  '/housing/va-assumptions': () => import('./routes/housing/va-assumptions'),
  '/housing/gap-lenders': () => import('./routes/housing/gap-lenders'),
  '/housing/base-housing': () => import('./routes/housing/base-housing'),
  '/housing/new-construction': () => import('./routes/housing/new-construction'),
  '/contact': () => import('./routes/contact'),
  '/resources': () => import('./routes/resources'),
  '/member-forum': () => import('./routes/member-forum'),
  '/suggestion-box': () => import('./routes/suggestion-box'),
  '/auth': () => import('./routes/auth'),
  '/calculators/assumption-cruncher': () => import('./routes/calculators/assumption-cruncher'),
  '/calculators/credit': () => import('./routes/calculators/credit'),
  '/programs': () => import('./routes/programs'),
  '/pcs-toolkit/hawaii-checklist': () => import('./routes/pcs-toolkit/hawaii-checklist'),
  '/pcs-toolkit/pet-travel': () => import('./routes/pcs-toolkit/pet-travel'),
  '/pcs-toolkit/firearms-pcs': () => import('./routes/pcs-toolkit/firearms-pcs'),
  '/pcs-toolkit/vehicle-shipping': () => import('./routes/pcs-toolkit/vehicle-shipping'),
  '/pcs-toolkit/boat-shipping': () => import('./routes/pcs-toolkit/boat-shipping'),
  '/pcs-toolkit/hawaii-schools': () => import('./routes/pcs-toolkit/hawaii-schools'),
  '/pcs-toolkit/hawaii-crime-safety': () => import('./routes/pcs-toolkit/hawaii-crime-safety'),
  '/pcs-toolkit/tla-hotels': () => import('./routes/pcs-toolkit/tla-hotels'),
  '/pcs-toolkit/storage-facilities': () => import('./routes/pcs-toolkit/storage-facilities'),
};

const loaded = new Map<AppPath, RouteModule>();

/** Fetches the route of an address, so that its page then shows without waiting. Does nothing for unknown addresses. */
export async function loadRoute(pathname: string): Promise<void> {
  const path = findPage(pathname)?.path;
  if (path && !loaded.has(path)) loaded.set(path, await routes[path]());
}

export function CurrentRoute() {
  const { pathname } = useLocation();
  const page = findPage(pathname);
  useEffect(prefetchOnIntent, []);
  return (
    <ErrorBoundary key={pathname}>
      {page ? <Route page={page} /> : <Arrived page={page} Page={NotFoundPage} />}
    </ErrorBoundary>
  );
}

function Route({ page }: { page: SitePage }) {
  const [, showLoaded] = useState(0);
  const [error, setError] = useState<unknown>();
  const Page = loaded.get(page.path)?.Component;
  useEffect(() => {
    if (Page) return;
    loadRoute(page.path).then(
      () => showLoaded((count) => count + 1),
      async (reason: unknown) => (await reloadForNewVersion()) || setError(reason),
    );
  }, [page.path, Page]);
  if (error) throw new Error('This page could not be loaded. Check your connection.', { cause: error });
  return Page ? <Arrived page={page} Page={Page} /> : <PageLoading title={page.title} />;
}

function Arrived({ page, Page }: { page: SitePage | undefined; Page: ComponentType }) {
  useArrival(page);
  return <Page />;
}

/** Fetches a page's code when a link to it is pointed at, touched or focused. */
function prefetchOnIntent() {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;
    loadRoute(link.pathname).catch(() => undefined);
  };
  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prefetch);
  };
}
