import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';

type Prerender = typeof import('../src/prerender');
type Site = Prerender & Awaited<ReturnType<Prerender['loadDescriptions']>>;
type Page = ReturnType<Prerender['findPage']>;

const SSR_FOLDER = '.prerender';

/**
 * After the client build, writes every page of the site map to its own HTML file (`pcs-toolkit/pet-travel.html`),
 * with 404.html, sitemap.xml and robots.txt. The pages ask for their script through the starter.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'paradise-prerender',
    apply: 'build',
    config: ({ build }) => {
      const outDir = build?.outDir ?? 'dist';
      return {
        build: { manifest: true, assetsInlineLimit: 0 },
        environments: {
          ssr: {
            resolve: { noExternal: true },
            build: {
              ssr: 'src/prerender.tsx',
              outDir: join(outDir, SSR_FOLDER),
              manifest: false,
              copyPublicDir: false,
            },
          },
        },
        builder: {
          async buildApp(builder) {
            for (const name of ['client', 'ssr']) {
              const environment = builder.environments[name];
              if (environment) await builder.build(environment);
            }
            await writePages(config);
          },
        },
      };
    },
    configResolved: (resolved) => {
      config = resolved;
    },
  };
}

async function writePages(config: ResolvedConfig) {
  const outDir = resolve(config.root, config.build.outDir);
  const prerendered: Prerender = await import(pathToFileURL(join(outDir, SSR_FOLDER, 'prerender.js')).href);
  const site: Site = { ...prerendered, ...(await prerendered.loadDescriptions()) };
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  const starter = await writeStarter(config, outDir);
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  for (const page of [...site.pages, undefined]) {
    const path = page?.path ?? '/404';
    const head = headTags(site, page, starter, manifest);
    const html = fillTemplate(template, head, await site.renderPage(path));
    const file = join(outDir, `${path === '/' ? 'index' : path.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  const { pages, siteUrl } = site;
  await writeFile(join(outDir, 'robots.txt'), robots(siteUrl));
  if (siteUrl) await writeFile(join(outDir, 'sitemap.xml'), sitemap(pages, siteUrl));
  await rm(join(outDir, SSR_FOLDER), { recursive: true });
  await rm(join(outDir, '.vite'), { recursive: true });
}

async function writeStarter({ root, mode }: ResolvedConfig, outDir: string): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    mode,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: 'src/starter.ts', formats: ['iife'], name: 'starter', fileName: 'starter' },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  if (output?.type !== 'chunk') throw new Error('The starter was not built.');
  const name = `assets/starter-${createHash('sha256').update(output.code).digest('hex').slice(0, 8)}.js`;
  await writeFile(join(outDir, name), output.code);
  return `/${name}`;
}

function headTags(
  { documentTitle, descriptionOf, siteUrl }: Site,
  page: Page,
  starter: string,
  manifest: Manifest,
) {
  const title = escapeHtml(documentTitle(page));
  const description = escapeHtml(descriptionOf(page));
  const kind = page?.kind ?? 'reading';
  const entry = manifest['index.html'];
  if (!entry) throw new Error('The manifest has no index.html.');
  const also = page ? scriptsOf(manifest, 'index.html', routeFile(page.path)) : [];
  const tags = [
    `<script src="${starter}" data-entry="/${entry.file}" data-kind="${kind}" data-also="${also.join(' ')}"></script>`,
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
  ];
  if (siteUrl && page) {
    const url = `${siteUrl}${page.path}`;
    tags.push(
      `<link rel="canonical" href="${url}" />`,
      `<meta property="og:type" content="website" />`,
      `<meta property="og:url" content="${url}" />`,
      `<meta property="og:title" content="${title}" />`,
      `<meta property="og:description" content="${description}" />`,
      `<meta property="og:image" content="${siteUrl}/social-card.png" />`,
      `<meta name="twitter:card" content="summary_large_image" />`,
    );
  }
  return tags.join('\n    ');
}

function routeFile(path: string): string {
  return `src/routes${path === '/' ? '/home' : path}.tsx`;
}

/** The addresses of what these scripts import, and of the last of them, each behind what it imports itself. */
function scriptsOf(manifest: Manifest, entry: string, route: string): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    files.add(`/${chunk.file}`);
  };
  visit(entry);
  visit(route);
  files.delete(`/${manifest[entry]?.file}`);
  return [...files];
}

function fillTemplate(template: string, head: string, body: string): string {
  return template
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta name="description"[^>]*>/, () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
}

function robots(siteUrl: string | undefined): string {
  return `User-agent: *\nAllow: /\n${siteUrl ? `Sitemap: ${siteUrl}/sitemap.xml\n` : ''}`;
}

function sitemap(pages: Prerender['pages'], siteUrl: string): string {
  const urls = pages.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
