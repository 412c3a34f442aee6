import { type Answer, ask, codeOf, summaryOf } from './ask';
import { isPreview, type LiveSite } from './live-site';
import { type Keyed, rest, TABLES } from './tables';

/** A Supabase project, with what its probes share. */
export type Project = Keyed & {
  /** The origin of the site that it serves. */
  site: string;
  settings: Answer;
  /** What is said to a sign-up with a password that is too weak. */
  refusal: Answer;
  /** Where an emailed link leads that requests a page that isn't allowed. */
  siteUrl: string;
  /** What a stranger is told who reads each of our tables. */
  reads: Readonly<Record<string, Answer>>;
};

/** Returns the project's address and key out of the site's scripts, or what is wrong with them. */
export function projectOf(live: LiveSite): ({ site: string } & Keyed) | string {
  const { origin, policy, scripts, builtFor } = live;
  const pattern = /sb_publishable_[\w-]+|eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/;
  const key = scripts.map(({ answer }) => pattern.exec(answer.text)?.[0]).find(Boolean);
  if (!key)
    return 'This build has no accounts: do step 7 of docs/deploy.md (VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY), and build again.';
  const url = policy.get('connect-src')?.find((source) => source.startsWith('http'));
  return url
    ? { site: (isPreview(live) && builtFor) || origin.origin, url, key }
    : 'The policy doesn’t name the project. Reload the server if its headers are of an older build; if this is the build of `npm run preview`, deploy what `npm run build` writes.';
}

/** An address that no list names. */
export const NOT_ALLOWED = 'https://not-allowed.invalid/';

/** Asks a project what its probes share. */
export async function openProject({ site, url, key }: { site: string } & Keyed): Promise<Project> {
  const keyed = { url, key };
  const reads: Record<string, Answer> = {};
  for (const { name, columns } of TABLES)
    reads[name] = await rest(keyed, `/${name}?select=${Object.keys(columns)}&limit=1`);
  return {
    ...keyed,
    site,
    settings: await readSettings(keyed),
    refusal: await signUp(keyed, 'a'),
    siteUrl: await landing(keyed, NOT_ALLOWED),
    reads,
  };
}

/** Returns why the project doesn't respond, or undefined when it does. */
export function outage({ settings }: Pick<Project, 'settings'>): string | undefined {
  if (settings.status === 200) return undefined;
  const reasons: Record<number, string> = {
    0: 'Is this computer online? If so, VITE_SUPABASE_URL is wrong, or the project was paused for over 90 days (step 7 of docs/deploy.md).',
    401: 'The key isn’t this project’s, or is disabled: copy the publishable key again and rebuild (step 7).',
    402: 'The project is restricted for its usage: see the organization’s usage page.',
    540: 'The project is paused: restore it in the dashboard. Free projects pause after a quiet week.',
  };
  return `${summaryOf(settings)}. ${reasons[settings.status] ?? ''}`.trim();
}

export const readSettings = (keyed: Keyed): Promise<Answer> => auth(keyed, '/settings');

export function auth({ url, key }: Keyed, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { apikey: key, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };
  return ask(`${url}/auth/v1${path}`, { ...init, headers });
}

/** Never creates a user: the server checks the password before the address, and the address isn't valid. */
export function signUp(project: Keyed, password: string): Promise<Answer> {
  const body = JSON.stringify({ email: 'not an address', password });
  return auth(project, '/signup', { method: 'POST', body });
}

/** Where a link with a made-up token leads: to the page asked for if that is allowed, otherwise to the Site URL. */
export async function landing(project: Keyed, page: string): Promise<string> {
  const query = `token=check-deploy&type=recovery&redirect_to=${encodeURIComponent(page)}`;
  const answer = await auth(project, `/verify?${query}`);
  return answer.headers.get('location')?.split('#')[0] ?? summaryOf(answer);
}

export const hasCaptcha = ({ refusal }: Project) => codeOf(refusal) === 'captcha_failed';
