import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type AppPath, findPage, menuLabel, type SitePage } from '@/site-map';
import { Button, buttonClass } from '@/ui/button';
import { Link } from '@/ui/link';
import { PageTitle, sceneOf } from '@/ui/page-title';

type ErrorPageProps = {
  title: string;
  detail: string;
  advice: string;
  /** The page that its address is close to. */
  near?: SitePage | undefined;
  stack?: string;
  canReload?: boolean;
};

/** Home’s eight. The menu has every page. */
const starts: readonly AppPath[] = [
  '/pcs-toolkit/hawaii-checklist',
  '/housing/verified-rentals',
  '/pcs-toolkit/hawaii-schools',
  '/pcs-toolkit/vehicle-shipping',
  '/pcs-toolkit/pet-travel',
  '/housing/va-homes',
  '/calculators/assumption-cruncher',
  '/contact',
];

export function ErrorPage({ title, detail, advice, near, stack, canReload = false }: ErrorPageProps) {
  return (
    <>
      <PageTitle
        path="/resources"
        lead={
          <>
            <strong className="block font-semibold text-ink">{title}</strong>
            {advice}
            <span className="mt-1 block text-sm">{detail}</span>
          </>
        }
      >
        <span className="text-2xl">Unexpected Application Error!</span>
      </PageTitle>
      <div className="mt-5 flex flex-wrap gap-3">
        {canReload && <Button onClick={() => window.location.reload()}>Reload the page</Button>}
        {near && (
          <Link to={near.path} className={buttonClass()}>
            Go to {menuLabel(near)}
          </Link>
        )}
        <Link to="/" className={buttonClass(canReload || near ? 'secondary' : 'primary')}>
          Go to the home page
        </Link>
      </div>
      <section aria-labelledby="start-here" className="mt-8">
        <h2 id="start-here" className="mb-3">
          Start here
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 lg:grid-cols-4">
          {starts.map((path) => (
            <li key={path}>
              <SceneLink path={path} />
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ink-soft">The menu has every other page.</p>
      </section>
      {import.meta.env.DEV && stack && (
        <pre className="mt-8 overflow-x-auto rounded-lg bg-sand p-4 text-sm">{stack}</pre>
      )}
    </>
  );
}

/** A page’s drawing over its name. */
function SceneLink({ path }: { path: AppPath }) {
  const page = findPage(path);
  return (
    page && (
      <Link
        to={path}
        className="flex h-full flex-col overflow-hidden rounded-xl border border-line bg-card leading-snug font-semibold text-ink no-underline hover:border-action hover:bg-action-tint"
      >
        <img
          src={sceneOf(path)}
          alt=""
          width="206"
          height="116"
          loading="lazy"
          className="no-print w-full bg-sky forced-colors:hidden"
        />
        <span className="px-3 py-2.5">{menuLabel(page)}</span>
      </Link>
    )
  );
}

export function NotFoundPage() {
  const { pathname } = useLocation();
  const [near, setNear] = useState<SitePage>();
  useEffect(() => {
    import('./page-like').then(
      ({ pageLike }) => setNear(pageLike(pathname)),
      () => undefined,
    );
  }, [pathname]);
  return (
    <ErrorPage
      title="This page isn’t here"
      detail="404 Not Found"
      advice="Check the address for a typo. Nothing you saved is lost."
      near={near}
    />
  );
}
