import { expect, it } from 'vitest';
import { findPage } from '@/site-map';
import { type InlineParts, pageHtml } from '../../build/page-html';

const TEMPLATE = '<title></title><meta name="description" content="" /><div id="root"></div>';
const inline: InlineParts = { style: 'p{}', script: 'start()' };
const site = {
  siteUrl: undefined,
  pages: [],
  findPage,
  documentTitle: () => 'Title',
  descriptionOf: () => 'Description',
  aboutOf: () => ({ description: 'Description', searchWords: '' }),
  renderPage: async () => '',
};
const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_guide.js': { file: 'assets/guide.js', imports: ['_react.js'] },
  'src/routes/auth/page.tsx': { file: 'assets/auth.js', imports: ['_guide.js'] },
};

const html = (routes: Parameters<typeof pageHtml>[1]['manifest']) =>
  pageHtml(TEMPLATE, {
    site,
    page: findPage('/auth'),
    manifest: routes,
    inline,
    linkedStyle: '/assets/linked.css',
    searchIndex: '/assets/search.json',
    body: '<h1>Sign in</h1>',
  });

it('a built page requests its entry and all the scripts it needs, dependencies first', () => {
  expect(html(manifest)).toContain(
    'data-entry="/assets/main.js" data-interactive data-preloads="/assets/react.js /assets/guide.js /assets/auth.js" data-search="/assets/search.json"',
  );
});

it('a page of a site with an address says how it is shared', () => {
  const page = findPage('/auth');
  const parts = { manifest, inline, linkedStyle: '/linked.css', searchIndex: '/search.json', body: '' };
  const shared = pageHtml(TEMPLATE, { ...parts, site: { ...site, siteUrl: 'https://own.test' }, page });
  expect(shared).toContain('<link rel="canonical" href="https://own.test/auth" />');
  for (const [name, content] of [
    ['property="og:url"', 'https://own.test/auth'],
    ['property="og:title"', 'Title'],
    ['property="og:description"', 'Description'],
    ['property="og:image"', 'https://own.test/social-card.png'],
    ['name="twitter:card"', 'summary_large_image'],
  ])
    expect(shared).toContain(`<meta ${name} content="${content}" />`);
  expect(html(manifest)).not.toMatch(/canonical|og:|twitter:/);
});

it.each(['src/routes/auth/page.tsx', '_guide.js', 'index.html'])('is rejected without %s', (key) => {
  const { [key as keyof typeof manifest]: _missing, ...rest } = manifest;
  expect(() => html(rest)).toThrow(`The manifest has no ${key}`);
});
