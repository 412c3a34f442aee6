import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { type InlineParts, pageHtml, styleSheetOf } from './page-html.ts';
import { searchIndexOf } from './search-index.ts';
import { writeServiceWorker } from './service-worker.ts';
import { writeHostFiles } from './static-host.ts';
import { splitStyle } from './style-sheet.ts';

type Prerender = typeof import('../src/prerender');

const SSR_FOLDER = '.prerender';
const NOT_FOUND = '/404';

/**
 * After the client build, writes every page in site-map.ts to its own HTML file (`pcs-toolkit/pet-travel.html`), plus
 * 404.html, sitemap.xml, robots.txt, the service worker and the hosts' headers. Each page inlines the CSS for
 * screens and the starter, which loads its other scripts.
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
            const inline = await writePages(config);
            await writeHostFiles(config, inline);
          },
        },
      };
    },
    configResolved: (resolved) => {
      config = resolved;
    },
  };
}

async function writePages(config: ResolvedConfig): Promise<InlineParts> {
  const outDir = resolve(config.root, config.build.outDir);
  const site: Prerender = await import(pathToFileURL(join(outDir, SSR_FOLDER, 'prerender.js')).href);
  const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const styleSheet = join(outDir, styleSheetOf(template));
  const style = splitStyle((await readFile(styleSheet, 'utf8')).trim());
  const linkedStyle = await writeAsset(outDir, 'linked', 'css', style.linked);
  const inline = {
    style: style.inline,
    script: await bundleScript(config, 'src/starter.ts'),
  };
  const bodies = new Map<string, string>();
  for (const path of [...site.pages.map((page) => page.path), NOT_FOUND])
    bodies.set(path, await site.renderPage(path));
  const searchIndex = await writeAsset(outDir, 'search', 'json', searchIndexOf(site, bodies));
  for (const page of [...site.pages, undefined]) {
    const path = page?.path ?? NOT_FOUND;
    const body = bodies.get(path) ?? '';
    const file = join(outDir, `${path === '/' ? 'index' : path.slice(1)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      pageHtml(template, { site, page, manifest, inline, linkedStyle, searchIndex, body }),
    );
  }
  const { pages, siteUrl } = site;
  await writeFile(join(outDir, 'robots.txt'), robots(siteUrl));
  if (siteUrl) await writeFile(join(outDir, 'sitemap.xml'), sitemap(pages, siteUrl));
  for (const leftover of [styleSheet, join(outDir, SSR_FOLDER), join(outDir, '.vite')]) {
    await rm(leftover, { recursive: true });
  }
  await writeFile(join(outDir, 'repair.js'), await bundleScript(config, 'src/repair.ts', {}, 'es'));
  await writeServiceWorker(config, pages);
  return inline;
}

/** Returns its URL, with a hash of its content. */
async function writeAsset(outDir: string, name: string, type: string, text: string): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `/assets/${name}-${hash}.${type}`;
  await writeFile(join(outDir, address), text);
  return address;
}

function robots(siteUrl: string | undefined): string {
  return `User-agent: *\nAllow: /\n${siteUrl ? `Sitemap: ${siteUrl}/sitemap.xml\n` : ''}`;
}

function sitemap(pages: Prerender['pages'], siteUrl: string): string {
  const urls = pages.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
