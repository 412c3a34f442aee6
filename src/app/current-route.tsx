import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GuideTop } from '@/blocks/guide-top';
import { type OwnPlan, OwnPlanContext } from '@/blocks/own-plan';
import { WholePage } from '@/blocks/whole-page';
import { PlanLine } from '@/features/checklist/components/plan-line';
import { findPage, type SitePage } from '@/site-map';
import { ErrorBoundary } from './error-boundary';
import { NotFoundPage } from './error-page';
import { loadedPage, loadRouteOrReload, prefetchOnIntent } from './load-route';
import { usePageChange } from './use-page-change';

export function CurrentRoute() {
  const { pathname } = useLocation();
  const page = findPage(pathname);
  // The path of the page that was served, until the first navigation.
  const [served, setServed] = useState<string | undefined>(pathname);
  if (served && served !== pathname) setServed(undefined);
  useEffect(prefetchOnIntent, []);
  return (
    <ErrorBoundary key={pathname} isServed={served === pathname}>
      {page ? <Route page={page} /> : <CurrentPage page={page} Page={NotFoundPage} />}
    </ErrorBoundary>
  );
}

function Route({ page }: { page: SitePage }) {
  const [, showLoaded] = useState(0);
  const [error, setError] = useState<unknown>();
  const Page = loadedPage(page.path);
  useEffect(() => {
    if (Page) return;
    loadRouteOrReload(page.path).then(() => showLoaded((count) => count + 1), setError);
  }, [page.path, Page]);
  if (error) throw new Error('This page could not be loaded. Check your connection.', { cause: error });
  return Page ? <CurrentPage page={page} Page={Page} /> : <PageLoading title={page.title} />;
}

function CurrentPage({ page, Page }: { page: SitePage | undefined; Page: ComponentType }) {
  usePageChange(page);
  const [ownPlan, setOwnPlan] = useState<OwnPlan>({});
  return (
    <OwnPlanContext value={ownPlan}>
      <GuideTop value={page && <PlanLine path={page.path} onPlan={setOwnPlan} />}>
        <WholePage>
          <Page />
        </WholePage>
      </GuideTop>
    </OwnPlanContext>
  );
}

function PageLoading({ title }: { title: string }) {
  return (
    <div role="status">
      <p className="font-display text-3xl font-semibold md:text-4xl">{title}</p>
      <p className="mt-3 text-ink-soft">Loading…</p>
    </div>
  );
}
