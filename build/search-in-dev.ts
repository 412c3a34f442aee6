import type { Plugin } from 'vite';
import { searchIndexOf } from './search-index.ts';

type Prerender = typeof import('../src/prerender');

/** Serves /search-index.json in development, where no page is prerendered. */
export function searchInDev(): Plugin {
  return {
    name: 'paradise-search-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/search-index.json', async (_request, response, next) => {
        try {
          const site = (await server.ssrLoadModule('/src/prerender.tsx')) as Prerender;
          const bodies = new Map<string, string>();
          for (const { path } of site.pages) bodies.set(path, await site.renderPage(path));
          response.setHeader('Content-Type', 'application/json').end(searchIndexOf(site, bodies));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
