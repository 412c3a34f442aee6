import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app';
import { loadPage } from './app/load-page';
import { findPage } from './site-map';

export { siteUrl } from './features/account/env';
export { searchWords } from './features/search/content/search-words';
export { descriptionOf } from './page-descriptions';
export { documentTitle, findPage, pages } from './site-map';

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
