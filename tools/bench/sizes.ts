import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PAGE_KB, SCRIPTS_KB } from '../size-budgets.mjs';
import { settled, withPage } from './chromium';
import { isInteractive, OFFLINE_CODE, PATHS, scriptName } from './pages';
import type { Part, Site } from './part';
import { atMost } from './table';

const KB = 1000;
const STYLES = 'the style sheets that aren’t in a page';

/** Brotli bytes of HTML with the styles inside it, scripts without those counted separately, and the page's own script. */
type Sizes = {
  document: number;
  scripts: number;
  scriptCount: number;
  own: number;
  offline: number;
  supabase: number;
};

const NOTHING: Sizes = { document: 0, scripts: 0, scriptCount: 0, own: 0, offline: 0, supabase: 0 };

export const sizesPart: Part<Sizes> = {
  name: 'sizes',
  heading: 'Sizes',
  about: `Kilobytes (1000 bytes, brotli) that a signed-out visitor is sent until the page is idle. Budgets: a page's HTML with its style sheet and starter inside ${PAGE_KB}, all its scripts ${SCRIPTS_KB}, supabase-js none on a guide. The code that saves pages for offline use loads last and isn't counted.`,
  keys: [...PATHS, STYLES],
  measure: (key, site) => (key === STYLES ? otherStyles(site) : pageSizes(key, site)),
  table: (results) => ({
    columns: ['page', 'HTML', 'own script', 'scripts', 'files', 'offline', 'supabase-js'],
    rows: [...results].map(([key, sizes]) => (key === STYLES ? stylesRow(sizes) : pageRow(key, sizes))),
  }),
};

async function pageSizes(path: string, { origin }: Site): Promise<Sizes> {
  return withPage(async (page) => {
    const sizes = { ...NOTHING };
    const counted = new Map<string, Promise<void>>();
    page.on('requestfinished', (request) => {
      const type = request.resourceType();
      const count = async () => {
        const response = await request.response();
        const bytes = Number(response?.headers()['content-length']);
        if (type === 'document') sizes.document += bytes;
        else if (request.url().includes('supabase')) sizes.supabase += bytes;
        else if (OFFLINE_CODE.test(request.url())) sizes.offline += bytes;
        else {
          sizes.scripts += bytes;
          sizes.scriptCount += 1;
          if (request.url().replace(/-[\w-]{8}\.js$/, '') === `${origin}/assets/${scriptName(path)}`)
            sizes.own = bytes;
        }
      };
      // A repeated request comes from the cache.
      if (['document', 'script'].includes(type) && !counted.has(request.url()))
        counted.set(request.url(), count());
    });
    await page.goto(origin + path);
    await settled(page);
    await Promise.all(counted.values());
    return sizes;
  });
}

async function otherStyles({ folder }: Site): Promise<Sizes> {
  const files = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.css'));
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join(folder, 'assets', file))).length);
  return { ...NOTHING, document: sizes.reduce((sum, size) => sum + size) };
}

function pageRow(path: string, { document, own, scripts, scriptCount, offline, supabase }: Sizes): string[] {
  return [
    path,
    atMost(document / KB, PAGE_KB, 1),
    (own / KB).toFixed(1),
    atMost(scripts / KB, SCRIPTS_KB, 1),
    `${scriptCount}`,
    (offline / KB).toFixed(1),
    atMost(supabase / KB, isInteractive(path) ? undefined : 0, 1),
  ];
}

function stylesRow({ document }: Sizes): string[] {
  return [STYLES, (document / KB).toFixed(1), '', '', '', '', ''];
}
