import { PASSWORD_MIN_LENGTH } from '@/features/account/password-rules';
import { certificateProblem, codeOf, summaryOf } from './ask';
import type { Probe } from './probe';
import { auth, hasCaptcha, landing, NOT_ALLOWED, type Project, signUp } from './project';

type Settings = {
  disable_signup?: boolean;
  mailer_autoconfirm?: boolean;
  saml_enabled?: boolean;
  external?: Record<string, boolean>;
};
const settingsOf = ({ settings }: Project) => (settings.json ?? {}) as Settings;

const MOST_CLOCK_DIFFERENCE_MS = 120_000;
/** Known to everybody, and within our rules at any length: Password1, Password12. */
export const COMMON_PASSWORD = 'Password1234567890'.slice(0, Math.max(9, PASSWORD_MIN_LENGTH));

const STEP_5 = 'Do step 5 of docs/deploy.md';

/** Every letter and digit, as the server lists the characters that a password must have. */
const REQUIRED_SETS = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789'];

/** Addresses that somebody else could have: a wildcard for all of a host's customers allows the last ones. */
const STRANGERS = [
  'http://localhost:3000/',
  'http://localhost:5173/',
  'https://evil.example/',
  'https://evil.pages.dev/',
  'https://evil.workers.dev/',
  'https://evil.netlify.app/',
  'https://evil.vercel.app/',
];

const settingProbes: readonly Probe<Project>[] = [
  {
    expects: 'Sign-ups are open',
    problem: (project) =>
      settingsOf(project).disable_signup === false
        ? undefined
        : `${STEP_5}, or allow new users to sign up (Authentication, Sign In / Providers).`,
  },
  {
    expects: 'Email addresses are confirmed',
    problem: (project) =>
      settingsOf(project).mailer_autoconfirm === false
        ? undefined
        : `Turn "Confirm email" on: without it anybody could take anybody’s address. ${STEP_5}.`,
  },
  {
    expects: 'Email is the only way to sign in',
    problem: (project) => {
      const { external = {}, saml_enabled = false } = settingsOf(project);
      if (!external.email) return `Turn the email provider on. ${STEP_5}.`;
      const others = Object.keys(external).filter((name) => name !== 'email' && external[name]);
      if (saml_enabled) others.push('saml');
      return others.length > 0
        ? `Turn ${others.join(', ')} off: the site has no button for it, and an anonymous user would count as signed in.`
        : undefined;
    },
  },
  {
    expects: 'CAPTCHA protection is off',
    problem: (project) =>
      hasCaptcha(project)
        ? `The site shows no CAPTCHA, so nobody can sign in or up. ${STEP_5}, or turn it off under Attack Protection.`
        : undefined,
  },
  {
    expects: `Passwords need ${PASSWORD_MIN_LENGTH} characters, with lowercase, uppercase and digits, and no symbols`,
    applies: (project) => !hasCaptcha(project),
    problem: ({ refusal }) => {
      const said = refusal.json?.message ?? refusal.json?.msg ?? '';
      const length = Number(/at least (\d+) characters/.exec(said)?.[1]);
      const fits =
        codeOf(refusal) === 'weak_password' &&
        length === PASSWORD_MIN_LENGTH &&
        REQUIRED_SETS.every((set) => said.includes(set)) &&
        !/[!@#$%^&*]/.test(said);
      return fits ? undefined : `The server says: "${said || summaryOf(refusal)}". ${STEP_5}.`;
    },
  },
  {
    expects: 'Leaked passwords are refused',
    isNote: true,
    applies: (project) => !hasCaptcha(project),
    problem: async (project) =>
      codeOf(await signUp(project, COMMON_PASSWORD)) === 'weak_password'
        ? undefined
        : 'They are accepted, or that could not be checked. The check is part of the Pro plan.',
  },
];

const allowsAny = ({ siteUrl }: Project) => siteUrl.startsWith(NOT_ALLOWED);

/** A wrong Site URL is always allowed, and has a line of its own. */
const isSiteUrl = ({ siteUrl }: Project, stranger: string) => stranger.startsWith(siteUrl);

/** The site's own address without encryption, if that is another one. */
const overHttp = (site: string) => (site.startsWith('https:') ? [`${site.replace('https:', 'http:')}/`] : []);

const linkProbes: readonly Probe<Project>[] = [
  {
    expects: 'Emailed links may lead to / and /auth',
    // The Site URL's own pages are always allowed.
    applies: (project) => project.siteUrl.startsWith(project.site) && !allowsAny(project),
    problem: async (project) => {
      for (const page of [`${project.site}/`, `${project.site}/auth`]) {
        const to = await landing(project, page);
        if (to !== page) return `They lead to ${to}: allow ${page} under URL Configuration.`;
      }
      return undefined;
    },
  },
  {
    expects: 'The Site URL is this site',
    // Where every address is allowed, the one that asks for it isn't known.
    applies: (project) => !allowsAny(project),
    problem: ({ site, siteUrl }) => {
      if (siteUrl === site) return undefined;
      return siteUrl === `${site}/`
        ? `It is ${siteUrl}: take the slash off its end, because the emails put /auth after it. ${STEP_5}.`
        : `It is ${siteUrl}. ${STEP_5}.`;
    },
  },
  {
    expects: 'Emailed links never lead to a stranger',
    applies: ({ site }) => !/^http:\/\/(localhost|127\.)/.test(site),
    problem: async (project) => {
      if (allowsAny(project))
        return 'Your redirect URLs allow any address, which hands the session to it: remove “**” (Authentication, URL Configuration).';
      const allowed = [];
      for (const stranger of [...STRANGERS, ...overHttp(project.site)].filter(
        (one) => !isSiteUrl(project, one),
      ))
        if ((await landing(project, stranger)).startsWith(stranger)) allowed.push(stranger);
      return allowed.length > 0
        ? `They may lead to ${allowed.join(', ')}, which hands the session to that address: remove what allows it from the redirect URLs (Authentication, URL Configuration).`
        : undefined;
    },
  },
];

/** What the auth server must be like. */
export const authProbes: readonly Probe<Project>[] = [
  {
    expects: 'The project’s own domain has a certificate that is valid for two more weeks',
    // Supabase looks after its own domain, not after one that somebody brings.
    applies: ({ url }) => url.startsWith('https:') && !url.endsWith('.supabase.co'),
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
  ...settingProbes,
  ...linkProbes,
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
