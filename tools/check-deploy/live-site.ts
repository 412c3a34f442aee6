import { type Answer, ask, summaryOf, titleOf } from './ask';

/** A live site, with what its probes share. */
export type LiveSite = {
  origin: URL;
  home: Answer;
  /** The home page, where emailed links lead, and a guide. */
  pages: readonly File[];
  /** The origin that the build was made for: its VITE_SITE_URL. */
  builtFor: string | undefined;
  /** The policy's directives and their sources. */
  policy: ReadonlyMap<string, readonly string[]>;
  worker: Answer;
  /** The files that the service worker saves, as they are served. */
  saved: readonly SavedFile[];
  /** The scripts of the home page, and all others that are saved. */
  scripts: readonly File[];
  /** What the service worker of some build doesn't save, if this one doesn't. */
  others: readonly File[];
  /** Addresses that no build has. */
  missing: readonly File[];
};

export type File = { path: string; answer: Answer };
type SavedFile = File & { integrity: string };

export const PAGES = ['/', '/auth', '/pcs-toolkit/pet-travel'];
const OTHERS = [
  '/favicon.ico',
  '/hawaii-pcs-checklist.pdf',
  '/site.webmanifest',
  '/welcome.mp4',
  '/welcome.vtt',
  '/welcome.webm',
];
export const MISSING = ['/no-such-page', '/assets/no-such-file.js'];

/** Reads the home page and all that its service worker saves. */
export async function openSite(origin: URL): Promise<LiveSite> {
  const read = async (path: string): Promise<File> => ({ path, answer: await ask(new URL(path, origin)) });
  const readAll = async (paths: readonly string[]) => {
    const files: File[] = [];
    for (const path of paths) files.push(await read(path));
    return files;
  };
  const pages = await readAll(PAGES);
  const home = pages[0]?.answer ?? (await ask(origin));
  const { answer: worker } = await read('/service-worker.js');
  const saved: SavedFile[] = [];
  for (const [, path = '', integrity = ''] of worker.text.matchAll(
    /\[\s*["'`](\/[^"'`]*)["'`]\s*,\s*["'`](sha\d+-[^"'`]+)["'`]/g,
  ))
    saved.push({ ...(await read(path)), integrity });
  const isSaved = (path: string) => saved.some((file) => file.path === path);
  const linked = new Set(home.text.match(/\/assets\/[\w.-]+\.js/g));
  const scripts = await readAll([...linked].filter((path) => !isSaved(path)));
  const policies = policiesOf(home);
  // A host's own beside it has a line of its own.
  const ours = policies.find((policy) => policy.includes('script-src')) ?? policies[0] ?? '';
  const canonical = canonicalOf(home) ?? '';
  return {
    origin,
    home,
    pages,
    builtFor: URL.canParse(canonical) ? new URL(canonical).origin : undefined,
    policy: directivesOf(ours),
    worker,
    saved,
    scripts: [...saved.filter(({ path }) => path.endsWith('.js')), ...scripts],
    others: await readAll(OTHERS.filter((path) => !isSaved(path))),
    missing: await readAll(MISSING),
  };
}

/** Returns a policy's directives and their sources. */
export function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** Returns each policy that is sent. A comma parts them, and none stands in a policy. */
export function policiesOf({ headers }: Answer): string[] {
  const sent = headers.get('content-security-policy') ?? '';
  return sent.split(',').flatMap((policy) => policy.trim() || []);
}

/** Returns what answers instead of the site, or undefined when it answers itself. */
export function absenceOf({ home }: LiveSite): string | undefined {
  const to = home.headers.get('location');
  if (to) return `${home.status}, to ${to}. Check that address, or take its redirect off the host.`;
  if (home.status !== 200) return `${summaryOf(home)}. ${remedyOf(home)}`;
  if (home.text.includes('data-entry="/assets/')) return undefined;
  const title = titleOf(home.text);
  return `Another page does, ${title ? `titled “${title}”` : 'without a title'}: do step 8 of docs/deploy.md (on nginx, its server_name must be your domain).`;
}

function remedyOf({ status, text }: Answer): string {
  if (status === 0)
    return 'Check the spelling, the DNS records of the domain and its certificate: step 8 of docs/deploy.md.';
  if (/<title>Just a moment|cf-chl|challenge-platform/i.test(text))
    return 'The host’s bot check stands in front of the site: turn it off for this domain (Cloudflare: Security, Bots).';
  if (status === 401 || status === 403) return 'Turn off the host’s password, or let it read the files.';
  if (status >= 500) return 'The host’s error log says why.';
  return 'Deploy the folder `dist`: step 8 of docs/deploy.md.';
}

/** Returns a page's canonical address. */
export function canonicalOf({ text }: Answer): string | undefined {
  return /rel="canonical" href="([^"]*)"/.exec(text)?.[1];
}

const OWN_COMPUTER = /^(localhost|127\.0\.0\.1|\[::1\])$/;
const HOSTS_OWN_DOMAINS = /\.(pages\.dev|workers\.dev|netlify\.app|vercel\.app)$/;

/** Whether this is another site's build at an address to try it: the host's own, or this computer's. */
export function isPreview({ origin, builtFor }: LiveSite): boolean {
  if (OWN_COMPUTER.test(origin.hostname)) return builtFor !== origin.origin;
  return HOSTS_OWN_DOMAINS.test(origin.hostname) && builtFor !== undefined && builtFor !== origin.origin;
}

export const isHttps = ({ origin }: LiveSite) => origin.protocol === 'https:';
