import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Fails every Vite command when a setting would publish a secret or can't work. A build says what it goes without. */
export function checkedSettings(): Plugin {
  return {
    name: 'paradise-settings',
    configResolved({ env, root, mode }) {
      const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`].map((name) =>
        join(root, name),
      );
      const problems = [
        ...files.flatMap((file) =>
          existsSync(file) ? (encodingProblem(file, readFileSync(file)) ?? []) : [],
        ),
        ...settingsProblems(env),
        ...missingSettings(env),
      ];
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
    buildStart() {
      const { name, config } = this.environment;
      if (name === 'client' && config.command === 'build')
        for (const lack of lacksOf(config.env)) config.logger.info(lack);
    },
  };
}

/** Returns what is wrong with how a settings file was saved: PowerShell and Notepad write what nothing else reads. */
export function encodingProblem(file: string, bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0))
    return `${file} is saved as UTF-16, so its settings would not be read: save it as UTF-8.`;
  return first === 0xef && second === 0xbb && third === 0xbf
    ? `${file} begins with a byte order mark, so its first setting would not be read: save it as UTF-8 without BOM.`
    : undefined;
}

const KEYS = ['VITE_SUPABASE_PUBLISHABLE_KEY', 'VITE_SUPABASE_ANON_KEY'];

/** Returns one message per invalid setting. It never includes the value: all VITE_ variables are public. */
export function settingsProblems(env: Record<string, unknown>): string[] {
  const settings = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith('VITE_') && typeof value === 'string' && value ? [{ name, value }] : [],
  );
  return settings.flatMap(({ name, value }) => {
    if (isSecret(value))
      return `${name} holds a secret key, which every visitor could read. Use the publishable key (sb_publishable_…) and revoke the secret one.`;
    if (KEYS.includes(name) && !isPublic(value))
      return `${name} must be the project's publishable key (sb_publishable_…) or its older anon key.`;
    if (name === 'VITE_SUPABASE_URL' && value !== '/' && !isOrigin(value))
      return `${name} must be the project's address alone, with https and without a path: https://<project>.supabase.co`;
    if (name === 'VITE_SITE_URL' && !isOrigin(value))
      return `${name} must be the site's address with https and without a path: https://example.com`;
    if (name === 'VITE_OFFLINE' && value !== 'off')
      return 'VITE_OFFLINE must be off or not set: nothing else turns the offline pages off.';
    return [];
  });
}

/** Returns what half of a project's settings lacks. The site would have no accounts, and say that they aren't open yet. */
export function missingSettings(env: Record<string, unknown>): string[] {
  const url = env.VITE_SUPABASE_URL ? 'VITE_SUPABASE_URL' : undefined;
  const key = KEYS.find((name) => env[name]);
  if (Boolean(url) === Boolean(key)) return [];
  const unset = url ? 'VITE_SUPABASE_PUBLISHABLE_KEY' : 'VITE_SUPABASE_URL';
  return [`${unset} is not set, and ${url ?? key} does nothing without it: set both, or neither.`];
}

/** Returns what a site is built without, for want of a setting: right for a try, and easily forgotten at a host. */
export function lacksOf(env: Record<string, unknown>): string[] {
  return [
    env.VITE_SUPABASE_URL ? [] : 'Without VITE_SUPABASE_URL and its key, the site has no accounts',
    env.VITE_SITE_URL ? [] : 'Without VITE_SITE_URL, it has no sitemap, canonical addresses and social cards',
  ]
    .flat()
    .map((lack) => `${lack}: docs/deploy.md, step 7.`);
}

/** Only this machine needs no encryption. */
function isOrigin(value: string): boolean {
  if (!/^https?:\/\/[^\s/?#@]+\/?$/i.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function isPublic(value: string): boolean {
  return (
    /^sb_publishable_[\w-]+$/.test(value) ||
    (/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/.test(value) && roleOf(value) === 'anon')
  );
}

function isSecret(value: string): boolean {
  const tokens = value.match(/eyJ[\w-]+\.[\w-]+/g) ?? [];
  const roles = tokens.map(roleOf);
  return value.includes('sb_secret_') || roles.some((role) => role !== undefined && role !== 'anon');
}

function roleOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}
