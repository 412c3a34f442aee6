import { site } from '@/operator/site';
import type { AppPath } from '@/site-map';
import { buttonClass } from '@/ui/button';
import { Link } from '@/ui/link';
import { PageTitle } from '@/ui/page-title';

/** In place of what a home program offers, on a site without one. */
export function NoProgram({ path }: { path: AppPath }) {
  return (
    <>
      <PageTitle path={path} lead={`No home program stands behind ${site.name}.`} />
      <p className="max-w-measure">
        So nothing is offered here: no money toward closing costs, and nobody to manage a home. Compare
        lenders, and ask more than one agent what they would give you.
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to="/housing/va-homes" className={buttonClass()}>
          VA homes
        </Link>
        <Link to="/calculators/assumption-cruncher" className={buttonClass('secondary')}>
          Compare two loans
        </Link>
      </p>
    </>
  );
}
