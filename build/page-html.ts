import type { Manifest } from 'vite';
import { escapeHtml } from './site-names.ts';
import { LINKED_MEDIA } from './style-sheet.ts';

type Prerender = typeof import('../src/prerender');
type Page = ReturnType<Prerender['findPage']>;

/** Inlined in every page. The CSP names both by hash, so they must be identical on every page. */
export type InlineParts = { style: string; script: string };

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g;

/** Returns the path of the template's single style sheet. */
export function styleSheetOf(template: string): string {
  const files = [...template.matchAll(STYLE_LINK)].map(([, file = '']) => file);
  const [file] = files;
  if (!file || files.length > 1)
    throw new Error(`index.html links to ${files.length} style sheets, not to one.`);
  return file;
}

type PageParts = {
  site: Prerender;
  /** Undefined for the 404 page. */
  page: Page;
  manifest: Manifest;
  inline: InlineParts;
  /** The URL of the style sheet for paper and forced colors. */
  linkedStyle: string;
  /** The search index's URL. */
  searchIndex: string;
  body: string;
};

export function pageHtml(template: string, parts: PageParts): string {
  return template
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(STYLE_LINK, '')
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta name="description"[^>]*>/, () => headTags(parts))
    .replace('<div id="root"></div>', () => `<div id="root">${parts.body}</div>`);
}

function headTags({ site, page, manifest, inline, linkedStyle, searchIndex }: PageParts): string {
  const title = escapeHtml(site.documentTitle(page));
  const description = escapeHtml(site.descriptionOf(page));
  const entry = manifest['index.html'];
  if (!entry) throw new Error('The manifest has no index.html.');
  const preloads = page ? scriptsOf(manifest, 'index.html', routeFile(page.path)) : [];
  const tags = [
    `<title>${title}</title>`,
    `<style>${inline.style}</style>`,
    `<script data-entry="/${entry.file}"${page?.isInteractive ? ' data-interactive' : ''} data-preloads="${preloads.join(' ')}" data-search="${searchIndex}">${inline.script}</script>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="stylesheet" href="${linkedStyle}" media="${LINKED_MEDIA}" />`,
  ];
  if (site.siteUrl && page) {
    const url = `${site.siteUrl}${page.path}`;
    tags.push(
      `<link rel="canonical" href="${url}" />`,
      `<meta property="og:type" content="website" />`,
      `<meta property="og:url" content="${url}" />`,
      `<meta property="og:title" content="${title}" />`,
      `<meta property="og:description" content="${description}" />`,
      `<meta property="og:image" content="${site.siteUrl}/social-card.png" />`,
      `<meta name="twitter:card" content="summary_large_image" />`,
    );
  }
  return tags.join('\n    ');
}

function routeFile(path: string): string {
  return `src/routes${path === '/' ? '/home' : path}/page.tsx`;
}

/** The URLs of the route's script and of all that it and the entry import, dependencies first. */
function scriptsOf(manifest: Manifest, entry: string, route: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no ${key}: the page could not request its script.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    files.add(`/${chunk.file}`);
  };
  visit(entry);
  visit(route);
  files.delete(`/${manifest[entry]?.file}`);
  return [...files];
}
