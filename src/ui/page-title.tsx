import type { ReactNode } from 'react';
import { type AppPath, findPage } from '@/site-map';

type PageTitleProps = {
  /** The page's place in the site map, which gives the title and the drawing. */
  path?: AppPath;
  /** A title that isn't the site map's. */
  children?: ReactNode;
  lead?: ReactNode;
};

/**
 * The title before a drawn sky and ridge, with the page's own drawing at the right, all low where no lead makes room
 * for more. The h1 takes focus on navigation (see use-page-change.ts).
 */
export function PageTitle({ path, children, lead }: PageTitleProps) {
  const page = path && findPage(path);
  return (
    <div
      className={`relative -mx-4 -mt-8 mb-3 overflow-hidden bg-sky px-4 pt-6 ${lead ? 'pb-20 xl:pb-14' : 'pb-4'} md:-mx-8 md:px-8 xl:mx-0 xl:mt-0 xl:rounded-t-2xl print:m-0 print:bg-none print:p-0 print:pb-1`}
    >
      <div className="relative z-10 max-w-measure">
        <h1 tabIndex={-1}>{children ?? page?.title}</h1>
        {lead && <p className="mt-2 text-lg text-ink-soft">{lead}</p>}
      </div>
      <Layer isLow={!lead}>
        <path
          className="fill-ridge"
          d="M0 60V44c70 0 90-26 160-26s100 20 170 20 80-28 150-28 110 30 180 30 60-16 110-16 60 12 110 12 70-34 130-34 80 22 190 22v60Z"
        />
      </Layer>
      {path && (
        <img
          src={sceneOf(path)}
          alt=""
          width="206"
          height="116"
          decoding="async"
          fetchPriority="low"
          className={`no-print absolute right-0 bottom-0 forced-colors:hidden ${lead ? 'w-40 xl:w-60' : 'w-16 md:w-40'}`}
        />
      )}
      <Layer isLow={!lead}>
        <path className="fill-page" d="M0 54q300-8 600 0t600 0v6H0Z" />
      </Layer>
    </div>
  );
}

/** Returns the URL of a page's drawing. */
export function sceneOf(path: AppPath): string {
  return `/scenes${path}.svg`;
}

/** Part of the drawing that is as wide as the title's band. A low one is pressed flat: cut off, its hills have no tops. */
function Layer({ isLow, children }: { isLow: boolean; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 60"
      preserveAspectRatio={isLow ? 'none' : 'xMaxYMax slice'}
      className={`no-print absolute right-0 bottom-0 w-full ${isLow ? 'h-5' : 'h-14'}`}
    >
      {children}
    </svg>
  );
}
