import { searchIsOpen } from '@/features/search/search-is-open';
import { menuLabel, navGroups, pages, type SitePage } from '@/site-map';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { PageTitle } from '@/ui/page-title';

type ErrorPageProps = {
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
            <strong className="block font-semibold text-ink">{title}</strong>
            {advice}
          </>
        }
      >
        <span className="text-2xl">Unexpected Application Error!</span>
      </PageTitle>
      <p className="max-w-measure">{detail}</p>
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
          <h2 className="font-sans text-sm font-bold text-ink-soft uppercase">{group}</h2>
          <ul className="-mx-2 grid grid-cols-[repeat(auto-fill,minmax(min(9.6rem,100%),1fr))] gap-x-1">
            {pages
              .filter((page) => page.group === group)
              .map((page) => (
                <li key={page.path}>
                  <PageLink page={page} />
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

function PageLink({ page }: { page: SitePage }) {
  return (
    <Link
      to={page.path}
      className="flex h-full min-h-11 items-start gap-1.5 rounded-lg border border-transparent px-2 py-2.5 leading-snug text-action hover:bg-action-tint"
    >
      <Icon name={page.icon} className="size-5 shrink-0" />
      {menuLabel(page)}
    </Link>
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
