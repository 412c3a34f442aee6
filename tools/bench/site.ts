import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { headersOf } from '../../build/host-files';
import { ownCertificate } from './certificate';
import type { Site } from './part';

export const SITE_FOLDER = '.bench/site';

/** How the pages are served, in the words of reports/bench.md. */
export const TRANSPORT = 'HTTP/2 from localhost, text as brotli, with the headers of production';

/**
 * Query strings for the page whose paint is measured, and for the same page without scripts, which is the lower bound.
 * Both leave out the icon and the manifest, because the browser fetches those before or after the paint at random.
 */
export const PAINT_QUERIES = { page: '?without-icon', bare: '?without-icon-and-script' };

// Doesn't exist: a signed-out visitor's page must not call it.
const SUPABASE_URL = 'https://paradise.supabase.test';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.vtt': 'text/vtt',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};
const COMPRESSED = /^text|json|xml|javascript/;

/** Builds the site as deployed, with accounts and a site URL. */
export function buildSite(): void {
  execFileSync('vite', ['build', '--logLevel', 'warn', '--outDir', SITE_FOLDER, '--emptyOutDir'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      // Vite runs the bench and has set this to development.
      NODE_ENV: 'production',
      VITE_SUPABASE_URL: SUPABASE_URL,
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_bench',
      VITE_SITE_URL: 'https://paradise-pcs.test',
    },
    shell: process.platform === 'win32',
  });
}

/** Serves the built site on a free port like a static host, precompressed. */
export async function serveSite(): Promise<Site> {
  const answers = new Map(
    readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => statSync(join(SITE_FOLDER, file)).isFile())
      .flatMap(answersOf),
  );
  const pem = await ownCertificate();
  const server = createSecureServer({ key: pem, cert: pem }, ({ url = '/' }, response) => {
    const found = answers.get(url) ?? answers.get(url.replace(/\?.*/, ''));
    const { body, headers } = found ?? answers.get('/404') ?? { body: 'Not found', headers: {} };
    response.writeHead(found ? 200 : 404, headers).end(body);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, folder: SITE_FOLDER, close: () => server.close() };
}

type Answer = { body: Buffer; headers: Record<string, string | number> };

/** The URLs of a file: its path and, for a page, the query strings above. */
function answersOf(file: string): [string, Answer][] {
  const content = readFileSync(join(SITE_FOLDER, file));
  const answer = answerWith(content, file);
  if (!file.endsWith('.html')) return [[`/${file}`, answer]];
  const path = `/${file.replace(/(^index)?\.html$/, '')}`;
  const page = withoutIcon(content.toString());
  return [
    [path, answer],
    [path + PAINT_QUERIES.page, answerWith(Buffer.from(page), file)],
    [path + PAINT_QUERIES.bare, answerWith(Buffer.from(withoutScript(page)), file)],
  ];
}

function answerWith(content: Buffer, file: string): Answer {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const isCompressed = COMPRESSED.test(type);
  const body = isCompressed ? brotliCompressSync(content) : content;
  return {
    body,
    headers: {
      ...headersOf(readFileSync(join(SITE_FOLDER, '_headers'), 'utf8'), `/${file}`),
      ...(isCompressed ? { 'Content-Encoding': 'br' } : {}),
      'Content-Type': type,
      'Content-Length': body.length,
    },
  };
}

/** The page without its manifest, and with an empty icon so that the browser doesn't request one. */
export function withoutIcon(html: string): string {
  return html
    .replace(/<link rel="(icon|apple-touch-icon|manifest)"[^>]*>/g, '')
    .replace('</head>', '<link rel="icon" href="data:," /></head>');
}

/** The page without script elements and script preloads. */
export function withoutScript(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
}
