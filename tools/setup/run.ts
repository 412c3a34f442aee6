import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '@/operator/site';
import { outage, readSettings as readProject } from '../check-deploy/project';
import { checkProject } from '../check-deploy/run';
import { isMailed, nameMails } from './mail-names';
import {
  cleaned,
  cutSettings,
  problemOf,
  QUESTIONS,
  readSettings,
  type Settings,
  settingsNamedBy,
  writeSettings,
} from './settings';

export type Setup = {
  folder: string;
  /** Answers from the command line, by flag. */
  given: Readonly<Record<string, string | undefined>>;
  /** Whether every question about a change is answered with yes. */
  isYes: boolean;
  ask(question: string): Promise<string>;
  print(line: string): void;
  /** Runs Supabase's CLI where the user can see and answer it. Returns whether it succeeded. */
  supabase(args: readonly string[], env?: Settings): Promise<boolean>;
};

/** How often a question is asked. */
const MOST_TRIES = 3;

const BUILD_FILE = '.env.local';
const AUTH_FILE = 'deploy/supabase/.env';
const AUTH_CONFIG = 'deploy/supabase/config.toml';

/** Connects this copy to a project. Returns whether everything is done and right. */
export async function setUp(setup: Setup): Promise<boolean> {
  const settings = await askForSettings(setup);
  if (!settings || !(await responds(setup, settings)) || !(await keepSettings(setup, settings))) return false;
  const sent = readSettings(join(setup.folder, AUTH_FILE));
  const named = settingsNamedBy(readFileSync(join(setup.folder, AUTH_CONFIG), 'utf8'));
  const unset = named.filter((name) => !sent[name] || /env\(/.test(sent[name]));
  if (unset.length > 0) {
    // The CLI would set the project's Site URL, for one, to the text "env(VITE_SITE_URL)".
    setup.print(
      `✗ ${AUTH_CONFIG} needs ${unset.join(', ')}: set them in ${AUTH_FILE} (docs/deploy.md, step 6).`,
    );
    return false;
  }
  const cut = cutSettings(join(setup.folder, AUTH_FILE));
  if (cut.length > 0) {
    setup.print(`✗ ${AUTH_FILE}: ${cut.join(', ')} is read only up to its #. Put it between single quotes.`);
    return false;
  }
  if (await push(setup, settings, sent)) return check(setup, settings);
  setup.print('\n✗ Supabase’s CLI says above why it stopped. Nothing is lost: run this again.');
  return false;
}

async function askForSettings({ folder, given, ask, print }: Setup): Promise<Settings | undefined> {
  const kept = readSettings(join(folder, BUILD_FILE));
  const settings: Settings = {};
  for (const { flag, name, asks, read } of QUESTIONS) {
    const current = kept[name] ?? '';
    const question = `${asks}${current && `\n  Press Enter to keep ${current}.`}\n>`;
    let answer = cleaned(given[flag] ?? (await ask(question)));
    let problem = problemOf(name, read(answer || current));
    // A wrong answer is asked for again, with the reason, as long as somebody answers.
    for (let tries = 1; problem && given[flag] === undefined && answer && tries < MOST_TRIES; tries += 1) {
      print(`✗ ${problem}`);
      answer = cleaned(await ask(question));
      if (answer) problem = problemOf(name, read(answer));
    }
    if (problem) {
      print(`✗ ${problem} Run this again, or add --${flag}.`);
      return undefined;
    }
    settings[name] = read(answer || current);
  }
  return settings;
}

/** Whether there is such a project, with this key. The CLI links one that doesn't exist, and stops only later. */
async function responds({ print }: Setup, settings: Settings): Promise<boolean> {
  const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_PUBLISHABLE_KEY: key = '' } = settings;
  const problem = outage({ settings: await readProject({ url, key }) });
  if (problem) print(`✗ ${url}: ${problem} Nothing was changed.`);
  return !problem;
}

/** Writes both files, once the user has agreed to each value that it replaces. */
async function keepSettings({ folder, isYes, ask, print }: Setup, settings: Settings): Promise<boolean> {
  const files = [
    { file: BUILD_FILE, settings },
    { file: AUTH_FILE, settings: { VITE_SITE_URL: settings.VITE_SITE_URL } },
  ];
  for (const { file, settings } of files) {
    const kept = readSettings(join(folder, file));
    for (const [name, value] of Object.entries(settings)) {
      if (!kept[name] || kept[name] === value || isYes) continue;
      print(`${file} has ${name}=${kept[name]}`);
      if (/^y(es)?$/i.test((await ask(`Replace it with ${value}? [y/N]`)).trim())) continue;
      print('✗ Nothing was changed.');
      return false;
    }
  }
  for (const { file, settings } of files) writeSettings(join(folder, file), settings);
  print(`✓ ${BUILD_FILE} and ${AUTH_FILE} are written.`);
  return true;
}

async function push(
  { folder, print, supabase, isYes }: Setup,
  settings: Settings,
  sent: Settings,
): Promise<boolean> {
  const [, reference = ''] = /(\w+)\.supabase/.exec(settings.VITE_SUPABASE_URL ?? '') ?? [];
  const link = ['link', '--project-ref', reference];
  const yes = isYes ? ['--yes'] : [];
  return (
    ((await supabase(link)) || ((await supabase(['login'])) && (await supabase(link)))) &&
    (await supabase(['db', 'push', '--remote', ...yes])) &&
    named({ folder, print }) &&
    // The file's values, because a variable of the shell would come first.
    (await supabase(['config', 'push', '--workdir', 'deploy', `--remote=${reference}`, ...yes], sent)) &&
    supabase(['db', 'query', '--remote', '--read-only', '--file', 'supabase/owner-check.sql'])
  );
}

/** Writes the site's name into the emails that the next step pushes. */
function named({ folder, print }: Pick<Setup, 'folder' | 'print'>): true {
  for (const file of nameMails(folder, site.name)) print(`✓ ${file} says “${site.name}” now: commit it.`);
  return true;
}

async function check({ folder, print }: Setup, settings: Settings): Promise<boolean> {
  const {
    VITE_SITE_URL: home = '',
    VITE_SUPABASE_URL: url = '',
    VITE_SUPABASE_PUBLISHABLE_KEY: key = '',
  } = settings;
  print('\nNo rows above means that the locks hold. What a stranger meets:');
  const findings = await checkProject({ site: home, url, key }, print);
  if (!isMailed(folder))
    print('✗ No mail service yet: only your own team can sign up (docs/deploy.md, step 6).');
  print(`Once ${home} is deployed: npm run doctor -- ${home}`);
  return !findings.some(({ kind }) => kind === 'wrong');
}
