import { writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingsProblems } from '../../build/settings';
import { textOf } from '../text-of.mjs';

export type Settings = Record<string, string | undefined>;
type Name = 'VITE_SUPABASE_URL' | 'VITE_SITE_URL' | 'VITE_SUPABASE_PUBLISHABLE_KEY';

/** What is asked for, and the setting that an answer becomes. */
export const QUESTIONS = [
  {
    flag: 'reference',
    name: 'VITE_SUPABASE_URL',
    asks: 'Your project’s reference: the 20 letters at the end of its dashboard’s address.',
    read: (answer: string) =>
      answer.replace(/^(?:.*?\/project\/|.*[/.\s])?([a-z]{20})(?:[/.?#].*)?$/, 'https://$1.supabase.co'),
  },
  {
    flag: 'site',
    name: 'VITE_SITE_URL',
    asks: 'Your site’s address: https://example.com, or the one that your host gives you.',
    read: originOf,
  },
  {
    flag: 'key',
    name: 'VITE_SUPABASE_PUBLISHABLE_KEY',
    asks: 'Your project’s publishable key: dashboard, Project Settings, API Keys.',
    read: (answer: string) => answer,
  },
] as const satisfies readonly { flag: string; name: Name; asks: string; read(answer: string): string }[];

/** Returns an answer without what was copied along: a setting's name, quotes, brackets, a comma, what can't be seen. */
export function cleaned(answer: string): string {
  return answer
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*(?:export\s+)?VITE_\w+\s*=/, '')
    .replace(/^[\s"'“‘`<(]+|[\s"'”’`>),;.]+$/g, '');
}

/** Returns a site's address as browsers send it: in small letters, without a slash at its end. */
function originOf(answer: string): string {
  const address = answer.replace(/\/+$/, '');
  return URL.canParse(address) && new URL(address).pathname === '/' ? address.toLowerCase() : address;
}

/** Returns what is wrong with a setting, without repeating it. */
export function problemOf(name: Name, value: string): string | undefined {
  if (name === 'VITE_SUPABASE_URL' && !/^https:\/\/[a-z]{20}\.supabase\.co$/.test(value))
    return 'A project’s reference has 20 lowercase letters.';
  if (name === 'VITE_SITE_URL' && !value.startsWith('https://'))
    return 'The site’s address must start with https://.';
  return value ? settingsProblems({ [name]: value })[0] : 'There is no key.';
}

/** Returns the settings that a configuration reads from the environment, without those in comments. */
export function settingsNamedBy(toml: string): string[] {
  return [...toml.matchAll(/^[^#\n]*?"env\((\w+)\)"/gm)].map(([, name = '']) => name);
}

/** Returns what an env file sets: nothing when it isn't there. */
export const readSettings = (file: string): Settings => parseEnv(textOf(file));

/** Returns the settings of an env file that a # cuts short, for want of quotes. */
export function cutSettings(file: string): string[] {
  return [...textOf(file).matchAll(/^[^\S\n]*(\w+)[^\S\n]*=[^\S\n]*[^\s'"`#]\S*#/gm)].map(
    ([, name = '']) => name,
  );
}

/** Sets values in an env file, and leaves every other line as it is. */
export function writeSettings(file: string, settings: Settings): void {
  let text = textOf(file);
  for (const [name, value] of Object.entries(settings)) {
    const line = new RegExp(`^[^\\S\\n]*(?:export\\s+)?${name}[^\\S\\n]*=.*$`, 'gm');
    if (text.match(line)) text = text.replace(line, () => `${name}=${value}`);
    else text = `${text.replace(/\n?$/, text && '\n')}${name}=${value}\n`;
  }
  writeFileSync(file, text);
}
