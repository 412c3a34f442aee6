import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the settings of a project, with its mail lines as they come: an owner may have switched them on. */
export function copySettings(folder: string): void {
  const file = 'deploy/supabase/config.toml';
  cpSync('deploy/supabase', join(folder, 'deploy/supabase'), {
    recursive: true,
    filter: (path) => !path.endsWith('.env'),
  });
  const text = readFileSync(file, 'utf8');
  const mail = text.search(/^(# )?\[auth\.email\.smtp\]/m);
  writeFileSync(join(folder, file), text.slice(0, mail) + text.slice(mail).replace(/^(?!#|$)/gm, '# '));
}

/** Copies what an owner's command needs to run in a folder of its own. */
export function copyTools(folder: string): void {
  for (const part of ['tools', 'build', 'src', 'package.json', 'tsconfig.json'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
}
