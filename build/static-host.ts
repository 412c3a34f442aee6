import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { type Headers, securityHeaders } from './headers.ts';
import {
  caddyHeaders,
  headersFile,
  headersOf,
  nginxHeaders,
  vercelFile,
  vercelOutput,
} from './host-files.ts';
import type { InlineParts } from './page-html.ts';
import { assertPolicyFits } from './policy.ts';

/** Makes `vite preview` respond like a static host: with the build's headers and real 404s. */
export function staticHost(): Plugin {
  return {
    name: 'paradise-static-host',
    async configurePreviewServer(server) {
      const { root, build } = server.config;
      const outDir = resolve(root, build.outDir);
      const headers = await readFile(join(outDir, '_headers'), 'utf8');
      server.middlewares.use(async (request, response, next) => {
        const { pathname, search } = addressOf(request);
        // Vite would compress each response afresh, which on one machine costs more than it saves.
        delete request.headers['accept-encoding'];
        for (const [name, value] of Object.entries(headersOf(headers, pathname)))
          response.setHeader(name, value);
        const clean = pathname.replace(/^\/+/, '/').replace(/(\/index)?(\.html)?\/*$/, '') || '/';
        if (clean === pathname || !(await isFile(outDir, pageFile(clean)))) return next();
        response.writeHead(308, { Location: clean + search }).end();
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const { pathname } = addressOf(request);
          if (await isFile(outDir, pathname)) return next();
          response.removeHeader('Cache-Control');
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(await readFile(join(outDir, '404.html')));
        });
      };
    },
  };
}

/** Writes each host's files. Fails when a page has something its CSP doesn't allow. */
export async function writeHostFiles(config: ResolvedConfig, inline: InlineParts): Promise<void> {
  const outDir = resolve(config.root, config.build.outDir);
  const headers = securityHeaders({ connect: supabaseOrigin(config), inline });
  await writeFile(join(outDir, '_headers'), headersFile(headers));
  await writeFile(join(outDir, 'headers.nginx'), nginxHeaders(headers));
  await writeFile(join(outDir, 'headers.caddy'), caddyHeaders(headers));
  await writeFile(join(outDir, 'vercel.json'), vercelFile(headers));
  await assertPolicyFits(outDir);
  // Set by Vercel where it builds.
  if (process.env.VERCEL) await writeVercelOutput(config.root, outDir, headers);
}

async function writeVercelOutput(root: string, outDir: string, headers: Headers): Promise<void> {
  const output = join(root, '.vercel/output');
  await mkdir(output, { recursive: true });
  await cp(outDir, join(output, 'static'), { recursive: true });
  const pages = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html'));
  await writeFile(join(output, 'config.json'), vercelOutput(headers, pages));
}

function supabaseOrigin({ env }: ResolvedConfig): string[] {
  const url: string | undefined = env.VITE_SUPABASE_URL;
  return url && !url.startsWith('/') ? [new URL(url).origin] : [];
}

/** Returns the requested URL, or, if it is malformed, one that matches no file. */
function addressOf({ url = '/' }: Connect.IncomingMessage): URL {
  const address = `http://localhost${url}`;
  return new URL(URL.canParse(address) ? address : 'http://localhost/%');
}

function pageFile(path: string): string {
  return `${path === '/' ? '/index' : path}.html`;
}

/** False for folders and impossible paths. */
async function isFile(outDir: string, path: string): Promise<boolean> {
  try {
    return (await stat(join(outDir, decodeURI(path)))).isFile();
  } catch {
    return false;
  }
}
