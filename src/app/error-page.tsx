import { Link } from 'react-router-dom';
import { PageLink } from '@/blocks/page-link';
import { searchIsOpen } from '@/features/search/search-is-open';
import { navGroups, pages } from '@/site-map';
import { Button, buttonClass } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';

type ErrorPageProps = {
  /** What a visitor sees of it, before the product's own words. */
  title: string;
  detail: string;
  advice: string;
  stack?: string;
  canReload?: boolean;
};

/** The first group is the home page and the welcome; a button leads home. */
const groups = navGroups.slice(1);

export function ErrorPage({ title, detail, advice, stack, canReload = false }: ErrorPageProps) {
  return (
    <>
      <PageTitle
        path="/resources"
        lead={
          <>
            <span className="block font-display text-3xl leading-tight font-semibold text-ink">{title}</span>
            <span className="text-base">{detail}</span>
          </>
        }
      >
        <span className="block font-sans text-sm font-normal text-ink-soft">
          Unexpected Application Error!
        </span>
      </PageTitle>
      <p className="max-w-measure">{advice}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {canReload && <Button onClick={() => window.location.reload()}>Reload the page</Button>}
        <Link to="/" className={buttonClass(canReload ? 'secondary' : 'primary')}>
          Go to the home page
        </Link>
        <Button variant="secondary" onClick={() => searchIsOpen.set(true)} className="needs-script">
          Search this site
        </Button>
        <Link to="/pcs-toolkit/hawaii-checklist" className={buttonClass('secondary')}>
          Go to the PCS checklist
        </Link>
      </p>
      {groups.map((group) => (
        <section key={group} aria-label={group} className="mt-6">
          <h2 className="font-sans text-sm font-bold text-ink-soft">{group}</h2>
          <ul className="-mx-2 grid grid-cols-[repeat(auto-fill,minmax(9.6rem,1fr))] gap-x-1">
            {pages
              .filter((page) => page.group === group)
              .map(({ path }) => (
                <li key={path}>
                  <PageLink path={path} />
                </li>
              ))}
          </ul>
        </section>
      ))}
      {import.meta.env.DEV && stack && (
        <pre className="mt-8 overflow-x-auto rounded-lg bg-sand p-4 text-sm">{stack}</pre>
      )}
    </>
  );
}

export function NotFoundPage() {
  return (
    <ErrorPage
      title="This page isn’t here"
      detail="404 Not Found"
      advice="It may have moved, or the address may have a typo. Nothing you saved is lost."
    />
  );
}
