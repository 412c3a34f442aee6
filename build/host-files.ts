// The headers of a build, and Vercel's redirects, in the words of each host. The policy holds the build's own hashes.
import { ASSET_HEADERS, type Headers, WORKER_HEADERS } from './headers.ts';

/** What is sent with which paths. A later row adds to those before it. */
const rules = (headers: Headers): readonly { path: string; headers: Headers }[] => [
  { path: '/*', headers },
  { path: '/assets/*', headers: ASSET_HEADERS },
  { path: '/service-worker.js', headers: WORKER_HEADERS },
];

/** `_headers`, for Netlify and Cloudflare. */
export function headersFile(headers: Headers): string {
  const lines = rules(headers).map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n\n')}\n`;
}

/** Returns the headers that a `_headers` file sets for a path. */
export function headersOf(headersFile: string, path: string): Headers {
  const blocks = headersFile.trim().split('\n\n');
  return Object.fromEntries(
    blocks.flatMap((block) => {
      const [rule = '', ...lines] = block.split('\n');
      const matches = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
      return matches ? lines.map((line) => line.trim().split(/: (.*)/, 2) as [string, string]) : [];
    }),
  );
}

/** `headers.nginx`, which deploy/nginx.conf includes. */
export function nginxHeaders(headers: Headers): string {
  const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return `${lines.join('\n')}\n`;
}

/** `headers.caddy`, which deploy/Caddyfile imports: a snippet, since answers of errors need it a second time. */
export function caddyHeaders(headers: Headers): string {
  const all = { ...headers, 'Cache-Control': 'no-cache' };
  const lines = Object.entries(all).map(([name, value]) => `    ${name} \`${value}\``);
  return `(paradise_headers) {\n  header {\n${lines.join('\n')}\n  }\n  header -Server\n}\n`;
}

/**
 * `vercel.json`, for a folder that is deployed as it is: pages without `.html`. Vercel would send the long life of
 * assets with a missing one's 404, too, so they have none here.
 */
export function vercelFile(headers: Headers): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    headers: rules(headers)
      .filter(({ headers }) => headers !== ASSET_HEADERS)
      .map(({ path, headers }) => ({
        source: path.replace('*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** `.vercel/output/config.json`, for a build by Vercel itself. `pages` are the built files: `auth.html`. */
export function vercelOutput(headers: Headers, pages: readonly string[]): string {
  const config = {
    version: 3,
    routes: [
      { src: '^/(.*)$', headers, continue: true },
      { src: '^/service-worker\\.js$', headers: WORKER_HEADERS, continue: true },
      { src: '^/index(?:\\.html)?$', headers: { Location: '/' }, status: 308 },
      // Not //example.com/: its redirect would leave the site.
      { src: '^/([^/\\\\].*)(?:\\.html|/)$', headers: { Location: '/$1' }, status: 308 },
      { handle: 'filesystem' },
      // Only for files that are there.
      { handle: 'hit' },
      { src: '^/assets/(.*)$', headers: ASSET_HEADERS, continue: true },
      { handle: 'error' },
      { src: '^.*$', dest: '/404', status: 404 },
    ],
    overrides: Object.fromEntries(pages.map((page) => [page, { path: page.replace(/\.html$/, '') }])),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
