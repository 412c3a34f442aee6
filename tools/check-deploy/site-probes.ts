import { securityHeaders } from '../../build/headers';
import { type Answer, ask, certificateProblem, checksum, summaryOf } from './ask';
import type { Probe } from './probe';

/** A live site, with what its probes share. */
export type LiveSite = {
  origin: URL;
  home: Answer;
  /** The policy's directives and their sources. */
  policy: ReadonlyMap<string, readonly string[]>;
  worker: Answer;
  /** The files that the service worker saves, as they are served. */
  files: readonly { path: string; integrity: string; answer: Answer }[];
};

/** Reads the home page and all that its service worker saves. */
export async function openSite(origin: URL): Promise<LiveSite> {
  const home = await ask(origin);
  const worker = await ask(new URL('/service-worker.js', origin));
  const listed = worker.text.matchAll(/\[\s*["'`](\/[^"'`]*)["'`]\s*,\s*["'`](sha\d+-[^"'`]+)["'`]/g);
  const files = [];
  for (const [, path = '', integrity = ''] of listed)
    files.push({ path, integrity, answer: await ask(new URL(path, origin)) });
  const directives = (home.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    return [name, sources] as const;
  });
  return { origin, home, policy: new Map(directives), worker, files };
}

const isHttps = ({ origin }: LiveSite) => origin.protocol === 'https:';
const isPublic = ({ origin }: LiveSite) => !['localhost', '127.0.0.1'].includes(origin.hostname);
const cacheOf = ({ headers }: Answer) => headers.get('cache-control') ?? 'missing';
const assetsOf = ({ files }: LiveSite) =>
  files.filter(({ path, answer }) => path.startsWith('/assets/') && answer.status === 200);

/** The headers that are the same for every build; the policy has probes of its own. */
const { 'Content-Security-Policy': _policy, ...FIXED_HEADERS } = securityHeaders({
  connect: [],
  inline: { style: '', script: '' },
});

/** What the host must do with any build of the site. */
export const hostProbes: readonly Probe<LiveSite>[] = [
  {
    expects: 'A content security policy is sent',
    problem: ({ policy }) =>
      policy.has('script-src')
        ? undefined
        : 'The host ignores the build’s header files: give it the headers of build/headers.ts (docs/deploy.md).',
  },
  ...Object.entries(FIXED_HEADERS).map(
    ([name, value]): Probe<LiveSite> => ({
      expects: `${name} is sent, once`,
      problem: ({ home }) => {
        const sent = home.headers.get(name);
        if (sent === value) return undefined;
        if (sent === `${value}, ${value}`)
          return 'It is sent twice: set it at the host or in the build, not in both.';
        // An owner may require more of HTTPS: docs/deploy.md, “What to know”.
        if (name === 'Strict-Transport-Security' && sent?.startsWith(value)) return undefined;
        return `It is ${sent ?? 'missing'}; build/headers.ts says ${value}`;
      },
    }),
  ),
  ...(['script', 'style'] as const).map(
    (element): Probe<LiveSite> => ({
      expects: `Every inline ${element} is one that the policy allows`,
      problem: ({ home, policy }) => {
        const inline = home.text.matchAll(
          new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'),
        );
        const allowed = policy.get(`${element}-src`) ?? [];
        return [...inline].every(([, text = '']) => allowed.includes(`'${checksum(text)}'`))
          ? undefined
          : 'The host changes or adds HTML (analytics, email hiding), or serves old headers with a new page: turn that off and deploy again.';
      },
    }),
  ),
  {
    expects: 'The service worker is JavaScript',
    problem: ({ worker }) =>
      worker.status === 200 && /javascript/.test(worker.headers.get('content-type') ?? '')
        ? undefined
        : `/service-worker.js returns ${worker.status} ${worker.headers.get('content-type')}.`,
  },
  {
    expects: 'The service worker is revalidated on each visit',
    problem: ({ worker }) =>
      /no-cache|no-store|max-age=0/.test(cacheOf(worker))
        ? undefined
        : `Its Cache-Control is ${cacheOf(worker)}: visitors would keep an old site for up to a day.`,
  },
  {
    expects: 'Pages are saved for reading offline',
    isNote: true,
    problem: ({ files }) =>
      files.length > 0
        ? undefined
        : 'The service worker lists no files: VITE_OFFLINE is off, or it is not this site’s.',
  },
  {
    expects: 'Every file that the service worker saves is there',
    problem: ({ files }) => {
      const missing = files.filter(({ answer }) => answer.status !== 200);
      return missing.length === 0
        ? undefined
        : `${some(missing)}: deploy the whole build. A page without .html needs clean URLs at the host.`;
    },
  },
  {
    expects: 'Every file that the service worker saves is what was built',
    problem: ({ files }) => {
      const changed = files.filter(
        ({ integrity, answer }) =>
          answer.status === 200 && checksum(answer.bytes, integrity.split('-')[0]) !== integrity,
      );
      return changed.length === 0
        ? undefined
        : `${some(changed)}: the host changes files (minifying, analytics), or its cache is old. Until then no visitor can save the pages.`;
    },
  },
  {
    expects: 'Assets are cached for good',
    applies: (site) => assetsOf(site).length > 0,
    problem: (site) => {
      const asset = assetsOf(site)[0]?.answer;
      return asset && !/immutable/.test(cacheOf(asset))
        ? `Cache-Control is ${cacheOf(asset)}: a phone without the saved pages requests each file again.`
        : undefined;
    },
    isNote: true,
  },
  {
    expects: 'No script holds a secret key',
    problem: (site) =>
      assetsOf(site).some(({ answer }) => holdsSecret(answer.text))
        ? 'One does: revoke that key now, then build with the publishable one.'
        : undefined,
  },
  ...['/no-such-page', '/assets/no-such-file.js', '/.env', '/.git/config'].map(
    (path): Probe<LiveSite> => ({
      expects: `${path} is a real 404`,
      problem: async ({ origin }) => {
        const { status, text } = await ask(new URL(path, origin));
        if (status === 404) return undefined;
        return status === 200 && /^\s*(\[core\]|[A-Z_]+=)/m.test(text) && !/<html/i.test(text)
          ? 'A secret file is public: take it off the host, and replace every key in it. Deploy the folder `dist` alone.'
          : `It returns ${status}: turn off the host’s single-page fallback.`;
      },
    }),
  ),
  {
    expects: 'A missing asset isn’t cached as missing',
    problem: async ({ origin }) => {
      const cache = cacheOf(await ask(new URL('/assets/no-such-file.js', origin)));
      return /immutable|max-age=[1-9]\d{3}/.test(cache)
        ? `Its 404 says "${cache}": after a rollback, browsers would go without the file.`
        : undefined;
    },
  },
  ...['/auth', '/pcs-toolkit/hawaii-checklist'].map(
    (path): Probe<LiveSite> => ({
      expects: `${path} opens`,
      problem: async ({ origin }) => {
        const { status } = await ask(new URL(path, origin));
        return status === 200
          ? undefined
          : `It returns ${status}: the host needs clean URLs (/auth for auth.html). Emailed links lead to /auth.`;
      },
    }),
  ),
  ...['/auth.html', '/auth/'].map(
    (path): Probe<LiveSite> => ({
      expects: `${path} leads to /auth`,
      isNote: true,
      problem: async ({ origin }) => {
        const { status } = await ask(new URL(path, origin));
        return status === 404 || (status >= 300 && status < 400)
          ? undefined
          : `It returns ${status}, as a second copy of the page: redirect it to /auth.`;
      },
    }),
  ),
  {
    expects: 'Pages are compressed',
    problem: async ({ origin }) => {
      const { headers } = await ask(origin, { headers: { 'accept-encoding': 'br, gzip' } });
      return headers.get('content-encoding')
        ? undefined
        : 'Turn on Brotli or gzip: each page takes four times as long on a slow connection.';
    },
  },
  {
    expects: 'The video supports range requests',
    isNote: true,
    problem: async ({ origin }) => {
      const part = { range: 'bytes=0-1', 'accept-encoding': 'identity' };
      const { status } = await ask(new URL('/welcome.mp4', origin), { headers: part });
      return status === 206
        ? undefined
        : `It returns ${status}. iPhones can’t stream it; the site then loads all of it before it plays.`;
    },
  },
  {
    expects: 'http leads to https',
    applies: isHttps,
    problem: async ({ origin }) => {
      const answer = await ask(`http://${origin.hostname}/`);
      const leads = answer.headers.get('location')?.startsWith('https:') && answer.status < 400;
      return leads || answer.status === 0 ? undefined : `http returns ${summaryOf(answer)}`;
    },
  },
  {
    expects: 'The certificate is valid for two more weeks',
    applies: isHttps,
    problem: ({ origin }) => certificateProblem(origin),
  },
];

/** What the owner must have set before the build. */
export const contentProbes: readonly Probe<LiveSite>[] = [
  {
    expects: 'The canonical address is this site',
    applies: isPublic,
    problem: ({ home, origin }) => {
      const canonical = /rel="canonical" href="([^"]*)"/.exec(home.text)?.[1];
      return canonical && URL.canParse(canonical) && new URL(canonical).origin === origin.origin
        ? undefined
        : `It is ${canonical ?? 'missing'}: set VITE_SITE_URL=${origin.origin} at the host and build again.`;
    },
  },
  {
    expects: 'No sample contact is left',
    problem: ({ home, files }) => {
      const text = [home, ...files.map(({ answer }) => answer)].map(({ text }) => text).join('\n');
      const samples = new Set(text.match(/\b555-01\d\d\b|@example\.(?:com|net|org)\b/g));
      return samples.size === 0
        ? undefined
        : `${[...samples].slice(0, 3).join(', ')}: \`npm run launch-check\` lists where they are.`;
    },
  },
];

function some(files: LiveSite['files']): string {
  const names = files.slice(0, 3).map(({ path, answer }) => `${path} (${answer.status || answer.text})`);
  return `${names.join(', ')}${files.length > 3 ? ` and ${files.length - 3} more` : ''}`;
}

function holdsSecret(script: string): boolean {
  const roles = [...script.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)].map(([, body = '']) =>
    Buffer.from(body, 'base64url').toString(),
  );
  return /sb_secret_\w/.test(script) || roles.some((body) => /"role":\s*"service_role"/.test(body));
}
