import { PASSWORD_MIN_LENGTH } from '@/features/account/password-rules';
import { type Answer, ask, certificateProblem, codeOf, summaryOf } from './ask';
import type { Probe } from './probe';
import type { LiveSite } from './site-probes';

/** The project of a live site. */
export type Project = {
  site: URL;
  url: string;
  /** The publishable key that the site's scripts hold. */
  key: string;
  settings: Answer;
  /** Where an emailed link leads that requests a page that isn't allowed. */
  siteUrl: string;
  /** What a stranger is told who reads each of our tables. */
  reads: Readonly<Record<string, Answer>>;
};

/** Reads the project's address and key out of the site. Undefined for a site built without accounts. */
export async function openProject({ origin, policy, files }: LiveSite): Promise<Project | undefined> {
  const pattern = /sb_publishable_[\w-]+|eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/;
  const key = files.map(({ answer }) => pattern.exec(answer.text)?.[0]).find(Boolean);
  if (!key) return undefined;
  // Without an address in the policy, the project answers at the site's own: that of `npm run preview`.
  const url = policy.get('connect-src')?.find((source) => source.startsWith('http')) ?? origin.origin;
  const project = { site: origin, url, key };
  const settings = await auth(project, '/settings');
  const reads: Record<string, Answer> = {};
  for (const [table, columns] of Object.entries(TABLES))
    reads[table] = await rest(project, `/${table}?select=${Object.keys(columns)}&limit=1`);
  return { ...project, settings, reads, siteUrl: await landing(project, 'https://not-allowed.invalid/') };
}

const isMissing = (answer: Answer | undefined) =>
  !answer || ['PGRST205', 'PGRST106', '42P01'].includes(codeOf(answer));

/** Returns why the database answers for none of our tables, or undefined when it knows one. */
function dataOutage({ reads }: Project): string | undefined {
  const answers = Object.values(reads);
  const [first] = answers;
  const isOut = answers.every((answer) => isMissing(answer) || answer.status >= 500 || answer.status === 0);
  return first && isOut
    ? `${summaryOf(first)}, for every table. Turn the Data API on, with the schema "public" (Project Settings); if it is, ${PUSH.charAt(0).toLowerCase()}${PUSH.slice(1)}`
    : undefined;
}

/** Whether there is anything to ask of a table. One that is missing is named once. */
const has = (table: string) => (project: Project) => !dataOutage(project) && !isMissing(project.reads[table]);

/** Returns why the project doesn't respond, or undefined when it does. */
export function outage({ settings }: Project): string | undefined {
  if (settings.status === 200) return undefined;
  const reasons: Record<number, string> = {
    0: 'VITE_SUPABASE_URL is wrong, or the project was paused for over 90 days.',
    401: 'The key isn’t this project’s, or is disabled: copy the publishable key again and rebuild.',
    402: 'The project is restricted for its usage: see the organization’s usage page.',
    540: 'The project is paused: restore it in the dashboard. Free projects pause after a quiet week.',
  };
  return `${summaryOf(settings)}. ${reasons[settings.status] ?? ''}`.trim();
}

type Keyed = Pick<Project, 'url' | 'key'>;

function auth({ url, key }: Keyed, path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { apikey: key, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };
  return ask(`${url}/auth/v1${path}`, { ...init, headers });
}

function rest({ url, key }: Keyed, path: string, method = 'GET', body?: object): Promise<Answer> {
  const headers = {
    apikey: key,
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    prefer: 'resolution=merge-duplicates',
  };
  return ask(`${url}/rest/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** Never creates a user: the server checks the password before the address, and the address isn't valid. */
function signUp(project: Project, password: string): Promise<Answer> {
  const body = JSON.stringify({ email: 'not an address', password });
  return auth(project, '/signup', { method: 'POST', body });
}

/** Where a link with a made-up token leads: to the page asked for if that is allowed, otherwise to the Site URL. */
async function landing(project: Keyed, page: string): Promise<string> {
  const query = `token=check-deploy&type=recovery&redirect_to=${encodeURIComponent(page)}`;
  const answer = await auth(project, `/verify?${query}`);
  return answer.headers.get('location')?.split('#')[0] ?? summaryOf(answer);
}

type Settings = {
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  saml_enabled?: boolean;
  external?: Record<string, boolean>;
};
const settingsOf = ({ settings }: Project) => (settings.json ?? {}) as Settings;

const MOST_CLOCK_DIFFERENCE_MS = 120_000;

/** Every letter and digit, as the server lists the characters that a password must have. */
const REQUIRED_SETS = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'];

const authProbes: readonly Probe<Project>[] = [
  {
    expects: 'Supabase’s certificate is valid for two more weeks',
    applies: ({ url }) => url.startsWith('https:'),
    problem: ({ url }) => certificateProblem(new URL(url)),
  },
  {
    expects: 'This computer’s clock agrees with Supabase’s',
    isNote: true,
    problem: ({ settings }) => {
      const difference = Date.parse(settings.headers.get('date') ?? '') - Date.now();
      return Math.abs(difference) > MOST_CLOCK_DIFFERENCE_MS
        ? `They differ by ${Math.round(difference / 1000)} s.`
        : undefined;
    },
  },
  {
    expects: 'Sign-ups are open',
    problem: (project) =>
      settingsOf(project).disable_signup === false
        ? undefined
        : 'Authentication, Sign In / Providers: allow new users to sign up.',
  },
  {
    expects: 'Email addresses are confirmed',
    problem: (project) =>
      settingsOf(project).mailer_autoconfirm === false
        ? undefined
        : 'Turn "Confirm email" on: without it anybody could take anybody’s address.',
  },
  {
    expects: 'Email is the only way to sign in',
    problem: (project) => {
      const { external = {}, saml_enabled = false } = settingsOf(project);
      if (!external.email) return 'Turn the email provider on.';
      const others = Object.keys(external).filter((name) => name !== 'email' && external[name]);
      if (saml_enabled) others.push('saml');
      return others.length > 0
        ? `Turn ${others.join(', ')} off: the site has no button for it, and an anonymous user would count as signed in.`
        : undefined;
    },
  },
  {
    expects: 'CAPTCHA protection is off',
    problem: async (project) =>
      codeOf(await signUp(project, 'a')) === 'captcha_failed'
        ? 'The site shows no CAPTCHA, so nobody can sign in or up. Turn it off under Attack Protection.'
        : undefined,
  },
  {
    expects: `Passwords need ${PASSWORD_MIN_LENGTH} characters, with lowercase, uppercase and digits, and no symbols`,
    problem: async (project) => {
      const answer = await signUp(project, 'a');
      if (codeOf(answer) === 'captcha_failed') return 'Not checked: CAPTCHA protection is on.';
      const said = answer.json?.message ?? answer.json?.msg ?? '';
      const length = Number(/at least (\d+) characters/.exec(said)?.[1]);
      const fits =
        codeOf(answer) === 'weak_password' &&
        length === PASSWORD_MIN_LENGTH &&
        REQUIRED_SETS.every((set) => said.includes(set)) &&
        !/[!@#$%^&*]/.test(said);
      return fits
        ? undefined
        : `The server says: "${said || summaryOf(answer)}". Set what the site promises (deploy/supabase/config.toml).`;
    },
  },
  {
    expects: 'Leaked passwords are refused',
    isNote: true,
    problem: async (project) =>
      codeOf(await signUp(project, 'Password1')) === 'weak_password'
        ? undefined
        : 'They are accepted, or that could not be checked. The check is part of the Pro plan.',
  },
  ...['/', '/auth'].map(
    (path): Probe<Project> => ({
      expects: `Emailed links may lead to ${path}`,
      // The Site URL's own pages are always allowed.
      applies: ({ site, siteUrl }) => siteUrl.startsWith(site.origin),
      problem: async (project) => {
        const page = new URL(path, project.site).href;
        const to = await landing(project, page);
        return to === page ? undefined : `They lead to ${to}: allow ${page} under URL Configuration.`;
      },
    }),
  ),
  {
    expects: 'The Site URL is this site',
    problem: ({ site, siteUrl }) => {
      if (siteUrl === site.origin) return undefined;
      return siteUrl === `${site.origin}/`
        ? `It is ${siteUrl}: take the slash off its end, because the emails put /auth after it.`
        : `It is ${siteUrl}: do step 5 of docs/deploy.md.`;
    },
  },
  ...['http://localhost:3000/', 'http://localhost:5173/', 'https://evil.example/'].map(
    (stray): Probe<Project> => ({
      expects: `Emailed links never lead to ${stray}`,
      applies: ({ site }) => site.protocol === 'https:',
      problem: async (project) =>
        (await landing(project, stray)).startsWith(stray)
          ? 'Remove it from the redirect URLs: a link requested with it hands the session to that address.'
          : undefined,
    }),
  ),
  {
    expects: 'Sessions are signed with a key of their own',
    isNote: true,
    problem: async (project) => {
      const { json } = await auth(project, '/.well-known/jwks.json');
      return Array.isArray(json?.keys) && json.keys.length > 0
        ? undefined
        : 'They are signed with the legacy shared secret. Consider JWT signing keys (ES256).';
    },
  },
];

const PUSH = 'Run `npx supabase db push --remote`.';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Each table's columns, and their types as the server names them. */
const TABLES: Record<string, Record<string, string>> = {
  profiles: { id: 'uuid', email: 'text' },
  checklist_progress: {
    user_id: 'uuid',
    checklist_type: 'text',
    item_index: 'smallint',
    completed: 'boolean',
    updated_at: 'timestamp with time zone',
  },
  family_plans: { user_id: 'uuid', plan: 'jsonb', updated_at: 'timestamp with time zone' },
  first_60_days: { user_id: 'uuid', form: 'jsonb', updated_at: 'timestamp with time zone' },
  cost_of_living: { user_id: 'uuid', form: 'jsonb', updated_at: 'timestamp with time zone' },
};

/**
 * Writes that nobody is allowed to make. Each would fail anyway: on a foreign key, or because no row meets its filter.
 */
const WRITES: readonly { what: string; path: string; method: string; body?: object }[] = [
  {
    what: 'create progress',
    path: '/checklist_progress?on_conflict=user_id,checklist_type,item_index',
    method: 'POST',
    body: { user_id: NOBODY, checklist_type: 'hawaii_pcs', item_index: 0, completed: true },
  },
  {
    what: 'change progress',
    path: `/checklist_progress?user_id=eq.${NOBODY}`,
    method: 'PATCH',
    body: { completed: true },
  },
  { what: 'delete progress', path: `/checklist_progress?user_id=eq.${NOBODY}`, method: 'DELETE' },
  {
    what: 'create a profile',
    path: '/profiles?on_conflict=id',
    method: 'POST',
    body: { id: NOBODY, email: 'nobody@check-deploy.invalid' },
  },
  {
    what: 'change a profile',
    path: `/profiles?id=eq.${NOBODY}`,
    method: 'PATCH',
    body: { email: 'nobody@check-deploy.invalid' },
  },
  { what: 'delete a profile', path: `/profiles?id=eq.${NOBODY}`, method: 'DELETE' },
  {
    what: 'create a plan',
    path: '/family_plans?on_conflict=user_id',
    method: 'POST',
    body: { user_id: NOBODY, plan: { reportDay: '2000-01-01', move: {} } },
  },
  {
    what: 'change a plan',
    path: `/family_plans?user_id=eq.${NOBODY}`,
    method: 'PATCH',
    body: { plan: { reportDay: '2000-01-01', move: {} } },
  },
  { what: 'delete a plan', path: `/family_plans?user_id=eq.${NOBODY}`, method: 'DELETE' },
  {
    what: 'create numbers',
    path: '/first_60_days?on_conflict=user_id',
    method: 'POST',
    body: { user_id: NOBODY, form: {} },
  },
  {
    what: 'change numbers',
    path: `/first_60_days?user_id=eq.${NOBODY}`,
    method: 'PATCH',
    body: { form: {} },
  },
  { what: 'delete numbers', path: `/first_60_days?user_id=eq.${NOBODY}`, method: 'DELETE' },
  {
    what: 'create a month',
    path: '/cost_of_living?on_conflict=user_id',
    method: 'POST',
    body: { user_id: NOBODY, form: {} },
  },
  {
    what: 'change a month',
    path: `/cost_of_living?user_id=eq.${NOBODY}`,
    method: 'PATCH',
    body: { form: {} },
  },
  { what: 'delete a month', path: `/cost_of_living?user_id=eq.${NOBODY}`, method: 'DELETE' },
];

/** An upsert needs more privileges than a plain insert, which one forgotten grant allows. */
const plainInserts = WRITES.filter(({ method }) => method === 'POST').map(({ what, path, ...write }) => ({
  ...write,
  what: `${what} by a plain insert`,
  path: path.replace(/\?.*/, ''),
}));

/** The response without permission, before any row is read. */
const isDenied = (answer: Answer) => codeOf(answer) === '42501' && [401, 403].includes(answer.status);

const dataProbes: readonly Probe<Project>[] = [
  { expects: 'The Data API answers for our tables', problem: dataOutage },
  ...Object.entries(TABLES).flatMap(([table, columns]): Probe<Project>[] => [
    {
      expects: `${table} is there, and nobody reads it without signing in`,
      applies: (project) => !dataOutage(project),
      problem: ({ reads: { [table]: answer } }) => {
        if (!answer || isMissing(answer))
          return `The table is missing. ${PUSH} If it is there, the Data API must expose "public".`;
        if (isDenied(answer)) return undefined;
        if (['42703', 'PGRST204'].includes(codeOf(answer))) return `${answer.json?.message}. ${PUSH}`;
        return `${summaryOf(answer)}: the migrations revoke this. Look for grants made in the dashboard.`;
      },
    },
    {
      expects: `${table}'s columns have their types`,
      applies: has(table),
      problem: async (project) => {
        // A filter's value is read before the permission on the table is checked.
        for (const [column, type] of Object.entries(columns).filter(([, type]) => type !== 'text')) {
          const answer = await rest(project, `/${table}?select=${column}&${column}=eq.not-a-value&limit=1`);
          if (!`${answer.json?.message}`.includes(`type ${type === 'jsonb' ? 'json' : type}`))
            return `${column} should be ${type}, but the server says: ${summaryOf(answer)}. ${PUSH}`;
        }
        return undefined;
      },
    },
  ]),
  ...[...WRITES, ...plainInserts].map(
    ({ what, path, method, body }): Probe<Project> => ({
      expects: `Nobody can ${what} without signing in`,
      applies: has(/^\/(\w+)/.exec(path)?.[1] ?? ''),
      problem: async (project) => {
        const answer = await rest(project, path, method, body);
        if (isDenied(answer)) return undefined;
        return codeOf(answer) === '42P10'
          ? `The table has another primary key. ${PUSH}`
          : `The answer is ${summaryOf(answer)}`;
      },
    }),
  ),
  {
    expects: 'Nobody deletes an account without signing in',
    applies: (project) => !dataOutage(project),
    problem: async (project) => {
      const answer = await rest(project, '/rpc/delete_account', 'POST', {});
      if (isDenied(answer)) return undefined;
      return codeOf(answer) === 'PGRST202'
        ? `The function delete_account is missing. ${PUSH}`
        : `The answer is ${summaryOf(answer)}`;
    },
  },
  ...['keep_profile', 'stamp_updated_at'].map(
    (name): Probe<Project> => ({
      expects: `The trigger ${name} can't be called`,
      applies: (project) => !dataOutage(project),
      problem: async (project) => {
        const answer = await rest(project, `/rpc/${name}`, 'POST', {});
        return answer.status === 404 || isDenied(answer) ? undefined : `The answer is ${summaryOf(answer)}`;
      },
    }),
  ),
  {
    expects: 'GraphQL is off',
    isNote: true,
    problem: async ({ url, key }) => {
      const headers = { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ __typename }' });
      const answer = await ask(`${url}/graphql/v1`, { method: 'POST', headers, body });
      return answer.status === 200 && answer.json?.data
        ? 'It is on, and nothing uses it: turn the pg_graphql extension off.'
        : undefined;
    },
  },
  ...[
    { path: '/rest/v1/checklist_progress', method: 'POST', headers: 'content-profile,prefer' },
    { path: '/auth/v1/user', method: 'PUT', headers: 'x-supabase-api-version' },
  ].map(
    ({ path, method, headers }): Probe<Project> => ({
      expects: `${path} may be called from this site`,
      problem: async ({ site, url }) => {
        const answer = await ask(`${url}${path}`, {
          method: 'OPTIONS',
          headers: {
            origin: site.origin,
            'access-control-request-method': method,
            'access-control-request-headers': `apikey,authorization,content-type,x-client-info,${headers}`,
          },
        });
        const allowed = answer.headers.get('access-control-allow-origin');
        return allowed === '*' || allowed === site.origin
          ? undefined
          : `Access-Control-Allow-Origin is ${allowed ?? 'missing'} (${answer.status}).`;
      },
    }),
  ),
];

export const supabaseProbes = [...authProbes, ...dataProbes];
