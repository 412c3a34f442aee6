import type { Plugin } from 'vite';

/** Fails every Vite command when a setting would publish a secret or can't work. */
export function checkedSettings(): Plugin {
  return {
    name: 'paradise-settings',
    configResolved({ env }) {
      const problems = settingsProblems(env);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

/** Returns one message per invalid setting. It never includes the value: all VITE_ variables are public. */
export function settingsProblems(env: Record<string, unknown>): string[] {
  const settings = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith('VITE_') && typeof value === 'string' && value ? [{ name, value }] : [],
  );
  return settings.flatMap(({ name, value }) => {
    if (isSecret(value))
      return `${name} holds a secret key, which every visitor could read. Use the publishable key (sb_publishable_…) and revoke the secret one.`;
    if (name === 'VITE_SUPABASE_URL' && value !== '/' && !isOrigin(value))
      return `${name} must be the project's address alone, without a path: https://<project>.supabase.co`;
    if (name === 'VITE_SITE_URL' && !isOrigin(value))
      return `${name} must be the site's address with its scheme and without a path: https://example.com`;
    if (name === 'VITE_OFFLINE' && value !== 'off')
      return 'VITE_OFFLINE must be off or not set: nothing else turns the offline pages off.';
    return [];
  });
}

function isOrigin(value: string): boolean {
  return /^https?:\/\/[^\s/?#@]+\/?$/i.test(value) && URL.canParse(value);
}

function isSecret(value: string): boolean {
  const tokens = value.match(/eyJ[\w-]+\.[\w-]+/g) ?? [];
  return value.includes('sb_secret_') || tokens.some((token) => roleOf(token) === 'service_role');
}

function roleOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).role;
  } catch {
    return undefined;
  }
}
