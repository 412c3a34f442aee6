import { ask, certificateProblem, summaryOf } from './ask';
import { cacheOf, isFirst, isKept, judge } from './judge';
import { type File, isHttps, type LiveSite } from './live-site';
import type { Probe } from './probe';

const TYPES: Record<string, RegExp> = {
  css: /^text\/css/,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)/,
  js: /^(text|application)\/javascript/,
  json: /^application\/json/,
  mp4: /^video\/mp4/,
  pdf: /^application\/pdf/,
  png: /^image\/png/,
  svg: /^image\/svg\+xml/,
  txt: /^text\/plain/,
  vtt: /^text\/vtt/,
  webm: /^video\/webm/,
  webmanifest: /^application\/(manifest\+)?json/,
  woff2: /^font\/woff2/,
};

/** How a settings file, a repository's own and the name of its current commit begin. */
const SECRET = /^\s*((export )?[A-Z_]+=|\[core\]|ref: refs\/|[0-9a-f]{40}\s*$)/m;

/** Every file of the site, once. */
const files = ({ pages, worker, others, saved }: LiveSite): readonly File[] =>
  [...pages, { path: '/service-worker.js', answer: worker }, ...others, ...saved].filter(isFirst);

const isThere = ({ answer: { status } }: File) => status === 200 || status === 206;

/** The content type of a file that is there, if it isn't the one of its ending. */
function wrongType(file: File): string | undefined {
  const ending = /\.(\w+)$/.exec(file.path)?.[1] ?? '';
  const type = file.answer.headers.get('content-type') ?? 'missing';
  return isThere(file) && !(TYPES[ending] ?? /^text\/html/).test(type) ? type : undefined;
}

/** How the host serves any build of the site. */
export const servingProbes: readonly Probe<LiveSite>[] = [
  {
    expects: 'Every file has the content type of its ending',
    problem: (site) =>
      judge(files(site), (file) => {
        // Of a page, a script or a saved file that is missing, another check says so.
        if (!isThere(file) && site.others.includes(file))
          return `${file.answer.status}. Deploy the whole build`;
        const type = wrongType(file);
        return (
          type &&
          `the type is ${type}. Let the host send the types of files as \`types\` in deploy/nginx.conf does`
        );
      }),
  },
  {
    expects: 'No page is kept for long',
    problem: ({ pages }) =>
      judge(pages, ({ answer }) =>
        answer.status === 200 && isKept(answer)
          ? `Cache-Control is ${cacheOf(answer)}, so a correction reaches nobody who has been here. Cache only /assets for long`
          : undefined,
      ),
  },
  {
    expects: 'Assets are cached for good',
    isNote: true,
    problem: ({ scripts }) => {
      const asset = scripts.find(({ path, answer }) => path.startsWith('/assets/') && answer.status === 200);
      return asset && !/immutable/.test(cacheOf(asset.answer))
        ? `Cache-Control is ${cacheOf(asset.answer)}: a phone without the saved pages requests each file again.`
        : undefined;
    },
  },
  {
    expects: 'Pages and scripts are compressed',
    problem: (site) => {
      // A host with types of its own compresses by them, which is one cause.
      const scripts = files(site).some(wrongType) ? [] : site.scripts.slice(0, 1);
      return judge([...site.pages, ...scripts], ({ answer: { status, headers } }) =>
        status !== 200 || headers.get('content-encoding')
          ? undefined
          : 'turn on Brotli or gzip. Each takes four times as long on a slow connection',
      );
    },
  },
  {
    expects: 'A missing address is a real 404',
    problem: ({ missing }) =>
      judge(missing, ({ answer: { status } }) =>
        status === 404 ? undefined : `${status}. Turn off the host’s single-page fallback`,
      ),
  },
  {
    expects: 'The page for a missing address is ours',
    applies: ({ missing: [page] }) => page?.answer.status === 404,
    problem: ({ missing: [page], policy }) =>
      !page || /Page not found/.test(page.answer.text)
        ? page && policy.has('script-src') && !page.answer.headers.get('content-security-policy')
          ? 'It comes without the headers: send them with errors, too.'
          : undefined
        : 'It is the host’s own: let it serve 404.html for errors, as deploy/nginx.conf does.',
  },
  {
    expects: 'A missing asset isn’t cached as missing',
    applies: ({ home }) => !isKept(home),
    problem: ({ missing: [, asset] }) =>
      asset?.answer.status === 404 && isKept(asset.answer)
        ? `Its 404 says "${cacheOf(asset.answer)}": after a rollback, browsers would go without the file.`
        : undefined,
  },
  {
    expects: 'No secret file is public',
    problem: async ({ origin }) => {
      for (const path of ['/.env', '/.env.local', '/deploy/supabase/.env', '/.git/config', '/.git/HEAD']) {
        const { status, text } = await ask(new URL(path, origin));
        if (status === 200 && SECRET.test(text) && !/<html/i.test(text))
          return `A secret file is public, ${path}: take it off the host, and replace every key in it. Deploy the folder \`dist\` alone.`;
      }
      return undefined;
    },
  },
  {
    expects: 'No source map is public',
    isNote: true,
    problem: async ({ origin, home, scripts }) => {
      for (const { path } of scripts.filter((script) => home.text.includes(script.path))) {
        const { status, json } = await ask(new URL(`${path}.map`, origin));
        if (status === 200 && typeof json?.mappings === 'string')
          return `${path}.map shows everybody the site’s source code. \`npm run build\` writes no maps: deploy what it wrote.`;
      }
      return undefined;
    },
  },
  {
    expects: '/auth.html and /auth/ lead to /auth',
    isNote: true,
    problem: async ({ origin }) => {
      const copies: File[] = [];
      for (const path of ['/auth.html', '/auth/'])
        copies.push({ path, answer: await ask(new URL(path, origin)) });
      return judge(copies, ({ answer: { status } }) =>
        status === 404 || (status >= 300 && status < 400)
          ? undefined
          : `${status}, as a second copy of the page. Redirect it to /auth`,
      );
    },
  },
  {
    expects: 'The video supports range requests',
    isNote: true,
    problem: async ({ origin }) => {
      const part = { range: 'bytes=0-1', 'accept-encoding': 'identity' };
      const { status } = await ask(new URL('/welcome.mp4', origin), { headers: part });
      return status === 200
        ? 'It returns 200. iPhones can’t stream it; the site then loads all of it before it plays.'
        : undefined;
    },
  },
];

export const connectionProbes: readonly Probe<LiveSite>[] = [
  {
    expects: 'http leads to https',
    applies: isHttps,
    problem: async ({ origin }) => {
      const http = `http://${origin.hostname}`;
      const answer = await ask(`${http}/`);
      if (answer.status === 0) return undefined;
      const to = answer.headers.get('location');
      if (!to) return `${http} returns ${summaryOf(answer)}: let the host redirect it to https.`;
      const { protocol, hostname } = new URL(to, http);
      return protocol === 'https:' && nameOf(hostname) === nameOf(origin.hostname)
        ? undefined
        : `${http} leads to ${to}: let the host redirect it to https, here.`;
    },
  },
  {
    expects: 'The certificate is valid for two more weeks',
    applies: isHttps,
    problem: ({ origin }) => certificateProblem(origin),
  },
];

const nameOf = (hostname: string) => hostname.replace(/^www\./, '');
