import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { loadPage } from './app/load-page';
import type { About } from './facts/types';
import { type AppPath, findPage, type SitePage } from './site-map';

export { siteUrl } from './features/account/env';
export { documentTitle, findPage, pages } from './site-map';

const abouts = import.meta.glob<About>('./routes/**/about.ts', { eager: true, import: 'about' });

/** Returns what a page's about.ts says. */
export function aboutOf(path: AppPath): About {
  const about = abouts[`./routes${path === '/' ? '/home' : path}/about.ts`];
  if (!about) throw new Error(`${path} has no about.ts.`);
  return about;
}

export function descriptionOf(page: SitePage | undefined): string {
  return page ? aboutOf(page.path).description : 'There is no page at this address.';
}

/** Returns the HTML of a page's #root. */
export async function renderPage(pathname: string): Promise<string> {
  const page = findPage(pathname);
  if (page) await loadPage(page.path);
  return renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  );
}
