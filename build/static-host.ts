import { access, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { ASSET_HEADERS, headersFile, securityHeaders, vercelFile } from './headers.ts';

/** Writes the hosts' files beside the build, and makes `vite preview` answer as those hosts do. */
export function staticHost(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'paradise-static-host',
    configResolved: (resolved) => {
      config = resolved;
    },
    async writeBundle() {
      if (this.environment.name !== 'client') return;
      const outDir = resolve(config.root, config.build.outDir);
      const headers = securityHeaders(supabaseOrigin(config));
      await writeFile(join(outDir, '_headers'), headersFile(headers));
      await writeFile(join(outDir, 'vercel.json'), vercelFile(headers));
    },
    configurePreviewServer(server) {
      const outDir = resolve(config.root, config.build.outDir);
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const headers = { ...securityHeaders(), ...(path.startsWith('/assets/') ? ASSET_HEADERS : {}) };
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        next();
      });
      // What no file answers is a real 404, and never the home page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(
            /\/index\.html$/,
            '/',
          );
          if (await isFile(join(outDir, decodeURI(path === '/' ? 'index.html' : path)))) return next();
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await readFile(join(outDir, '404.html')));
        });
      };
    },
  };
}

function supabaseOrigin({ mode, root }: ResolvedConfig): string[] {
  const url = loadEnv(mode, root, 'VITE_').VITE_SUPABASE_URL;
  return url && !url.startsWith('/') ? [new URL(url).origin] : [];
}

async function isFile(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
