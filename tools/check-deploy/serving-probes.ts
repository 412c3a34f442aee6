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

/** What the service worker of some build doesn't save. */
const OTHER_FILES = [
  '/favicon.ico',
  '/hawaii-pcs-checklist.pdf',
  '/site.webmanifest',
  '/welcome.mp4',
  '/welcome.vtt',
  '/welcome.webm',
];

/** How the host serves any build of the site. */
export const servingProbes: readonly Probe<LiveSite>[] = [
  {
    expects: 'Every file has the content type of its ending',
    problem: async ({ origin, pages, saved, worker }) => {
      const files: File[] = [...pages, { path: '/service-worker.js', answer: worker }];
      for (const path of OTHER_FILES) {
        const answer = saved.find((file) => file.path === path)?.answer;
        files.push({ path, answer: answer ?? (await ask(new URL(path, origin))) });
      }
      return judge([...files, ...saved].filter(isFirst), ({ path, answer: { status, headers } }) => {
        const ending = /\.(\w+)$/.exec(path)?.[1] ?? '';
        const type = headers.get('content-type') ?? 'missing';
        const isThere = status === 200 || status === 206;
        // Of a page, a script or a saved file that is missing, another check says so.
        const isSaidHere = OTHER_FILES.includes(path) && !saved.some((file) => file.path === path);
        if (!isThere) return isSaidHere ? `${status}. Deploy the whole build` : undefined;
        return (TYPES[ending] ?? /^text\/html/).test(type) ? undefined : `the type is ${type}`;
      });
    },
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
    problem: ({ pages, scripts }) =>
      judge([...pages, ...scripts.slice(0, 1)], ({ answer: { status, headers } }) =>
        status !== 200 || headers.get('content-encoding')
          ? undefined
          : 'turn on Brotli or gzip. Each takes four times as long on a slow connection',
      ),
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
      for (const path of ['/.env', '/.env.local', '/deploy/supabase/.env', '/.git/config']) {
        const { status, text } = await ask(new URL(path, origin));
        if (status === 200 && /^\s*(\[core\]|(export )?[A-Z_]+=)/m.test(text) && !/<html/i.test(text))
          return `A secret file is public, ${path}: take it off the host, and replace every key in it. Deploy the folder \`dist\` alone.`;
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
