import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { GuideTop } from '@/blocks/guide-top';
import { type OwnPlan, OwnPlanContext } from '@/blocks/own-plan';
import { WholePage } from '@/blocks/whole-page';
import { PlanLine } from '@/features/checklist/components/plan-line';
import { pages, type SitePage } from '@/site-map';
import { ErrorBoundary } from './error-boundary';
import { NotFoundPage } from './error-page';
import { loadedPage, loadPageOrReload, prefetchOnIntent } from './load-page';
import { usePageChange } from './use-page-change';

// With caseSensitive, as hosts are: /Contact, which they answer with the 404 page, must hydrate as that.
const routes = pages.map((page) => (
  <Route key={page.path} path={page.path} caseSensitive element={<LazyPage page={page} />} />
));

export function CurrentRoute() {
  const { pathname } = useLocation();
  // The path of the page that was served, until the first navigation.
  const [served, setServed] = useState<string | undefined>(pathname);
  if (served && served !== pathname) setServed(undefined);
  useEffect(prefetchOnIntent, []);
  return (
    <ErrorBoundary key={pathname} isServed={served === pathname}>
      <Routes>
        {routes}
        <Route path="*" element={<CurrentPage Page={NotFoundPage} />} />
      </Routes>
    </ErrorBoundary>
  );
}

/**
 * A loaded page renders at once, without a boundary: the one that was served would hydrate by itself in that, after the
 * rest was said to be ready.
 */
function LazyPage({ page }: { page: SitePage }) {
  const [Loaded] = useState(() => loadedPage(page.path));
  // One lazy() for each visit, because it keeps a failure for good.
  const [Page] = useState(() => Loaded ?? lazy(() => load(page)));
  const shown = <CurrentPage page={page} Page={Page} />;
  return Loaded ? shown : <Suspense fallback={<PageLoading title={page.title} />}>{shown}</Suspense>;
}

async function load({ path }: SitePage) {
  return { default: (await loadPageOrReload(path)).Component };
}

function CurrentPage({ page, Page }: { page?: SitePage; Page: ComponentType }) {
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
