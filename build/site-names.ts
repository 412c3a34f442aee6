import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { site } from '../src/operator/site.ts';

const FILE = 'site.webmanifest';

/** Names the site, as the owner does, in index.html and in the web manifest. */
export function siteNames(): Plugin {
  return {
    name: 'paradise-site-names',
    transformIndexHtml: (html) =>
      html.replace('<title></title>', () => `<title>${escapeHtml(site.name)}</title>`),
    configureServer: (server) => {
      server.middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(webManifest());
      });
    },
    generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: FILE, source: webManifest() });
    },
  };
}

/** Returns build/site.webmanifest with the site's name. */
export function webManifest(): string {
  const manifest = JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8'));
  return `${JSON.stringify({ ...manifest, name: site.name, short_name: site.name }, undefined, 2)}\n`;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
