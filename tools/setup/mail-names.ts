import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONFIG = 'deploy/supabase/config.toml';
const FILES = [
  CONFIG,
  ...['confirmation', 'recovery', 'email_change'].map((name) => `deploy/supabase/templates/${name}.html`),
];

/** Where an email names the site: its sender, the end of its subject, and its last line. */
const NAMES = /(sender_name = "|subject = "[^"\n]*? for |^<p>)([^"<\n]+?)("|<\/p>\s*$)/gm;

/** A paragraph of a template that is only a name has no end mark. */
const isName = (name: string) => !/[.,:!?]$/.test(name);

/** Returns each file of the project's emails with a name that it says. */
export function namesInMail(root: string): { file: string; name: string }[] {
  return FILES.filter((file) => existsSync(join(root, file))).flatMap((file) => {
    const said = [...readFileSync(join(root, file), 'utf8').matchAll(NAMES)].map(([, , name = '']) => name);
    return [...new Set(said.filter(isName))].map((name) => ({ file, name }));
  });
}

/** Writes the site's name into the project's emails. Returns the files that changed. */
export function nameMails(root: string, name: string): string[] {
  const changed = namesInMail(root).filter((mail) => mail.name !== name);
  for (const { file } of changed) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(NAMES, (whole, before, said, after) =>
        isName(said) ? `${before}${name}${after}` : whole,
      ),
    );
  }
  return [...new Set(changed.map(({ file }) => file))];
}

/** Whether a mail service of the owner's is set up. */
export function isMailed(root: string): boolean {
  const file = join(root, CONFIG);
  return !existsSync(file) || /^\[auth\.email\.smtp\]/m.test(readFileSync(file, 'utf8'));
}

/** Returns the first setting of a switched-on mail service that is still a comment, as its line's number. */
export function mailSettingsLeftOut(root: string): number[] {
  const file = join(root, CONFIG);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith('[auth.email.smtp]'));
  const row = lines.findIndex((line, at) => start >= 0 && at > start && /^\s*#\s*(\[|\w+ = )/.test(line));
  return row < 0 ? [] : [row + 1];
}
