// The service worker, written last: it lists the finished files.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { OFFLINE_STYLE } from '../src/features/offline/worker/offline-page.ts';
import { bundleScript } from './bundle-script.ts';
import { hashSource } from './headers.ts';

/** Files to save besides the pages: no videos, no social card, nothing that only servers and crawlers read. */
const SAVED = /^assets\/.|^scenes\/.*\.svg$|^(favicon|icon|apple-touch-icon)[^/]*$|\.(pdf|webmanifest)$/;
/** Users who sign in have it in the browser's HTTP cache. */
const LEFT_OUT = /^assets\/supabase-client-/;

export type SavedFile = [url: string, integrity: string];

/** Writes /service-worker.js: the one that saves the pages or, with VITE_OFFLINE=off, the one that removes them. */
export async function writeServiceWorker(
  config: ResolvedConfig,
  pages: readonly { path: string }[],
): Promise<void> {
  const outDir = resolve(config.root, config.build.outDir);
  const isOff = config.env.VITE_OFFLINE === 'off';
  const build = isOff
    ? undefined
    : {
        entry: await entryOf(outDir),
        files: await savedFiles(outDir, pages),
        offlinePolicy: `default-src 'none'; style-src ${hashSource(OFFLINE_STYLE)}`,
      };
  const worker = await bundleScript(
    config,
    `src/features/offline/worker/${isOff ? 'retired' : 'service'}-worker.ts`,
    {
      'process.env.NODE_ENV': '"production"',
      ...(build && { BUILD: JSON.stringify(build) }),
    },
  );
  await writeFile(join(outDir, 'service-worker.js'), worker);
}

/** Returns what a build's service worker saves. Throws when a page, or a file that a page references, is missing. */
export async function savedFiles(
  outDir: string,
  pages: readonly { path: string }[],
): Promise<readonly SavedFile[]> {
  const names = (await readdir(outDir, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => SAVED.test(name) && !LEFT_OUT.test(name))
    .sort();
  const files = names.map((name) => ({ url: `/${name}`, name }));
  // Home comes last: once it is saved, so is everything else.
  for (const { path } of pages.toReversed())
    files.push({ url: path, name: `${path === '/' ? 'index' : path.slice(1)}.html` });
  const urls = new Set(files.map(({ url }) => url));
  return Promise.all(
    files.map(async ({ url, name }): Promise<SavedFile> => {
      const bytes = await readFile(join(outDir, name));
      if (name.endsWith('.html')) assertWhole(name, bytes.toString(), urls);
      return [url, checksum(bytes)];
    }),
  );
}

/** The entry script's URL, which identifies a page's build. */
async function entryOf(outDir: string): Promise<string> {
  const [, entry] = /data-entry="([^"]+)"/.exec(await readFile(join(outDir, 'index.html'), 'utf8')) ?? [];
  if (!entry) throw new Error('index.html names no entry script.');
  return entry;
}

function assertWhole(page: string, html: string, saved: ReadonlySet<string>) {
  const missing = (html.match(/\/(assets|scenes)\/[\w./-]+/g) ?? []).filter((url) => !saved.has(url));
  if (missing.length > 0) throw new Error(`${page} would be offline without ${missing.join(', ')}.`);
}

function checksum(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
