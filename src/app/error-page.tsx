import { Link } from 'react-router-dom';
import { searchIsOpen } from '@/features/search/search-is-open';
import { pages } from '@/site-map';
import { Button, buttonClass } from '@/ui/button';
import { PageTitle } from '@/ui/page-title';

type ErrorPageProps = {
  detail: string;
  advice: string;
  stack?: string;
  canReload?: boolean;
};

export function ErrorPage({ detail, advice, stack, canReload = false }: ErrorPageProps) {
  const guides = pages.filter((page) => page.kind === 'reading' && page.path !== '/');
  return (
    <>
      <PageTitle lead={detail}>Unexpected Application Error!</PageTitle>
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
      <h2 className="mt-8 mb-2">All guides</h2>
      <ul className="list-disc pl-6">
        {guides.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="link inline-block py-2">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {import.meta.env.DEV && stack && (
        <pre className="mt-8 overflow-x-auto rounded-lg bg-sand p-4 text-sm">{stack}</pre>
      )}
    </>
  );
}

export function NotFoundPage() {
  return (
    <ErrorPage
      detail="404 Not Found"
      advice="There is no page at this address. It may have moved, or the address may have a typo."
    />
  );
}
