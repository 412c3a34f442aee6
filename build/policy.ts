import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSource } from './headers.ts';
import { headersOf } from './host-files.ts';

/** Throws when a built page has an inline script or style that the CSP doesn't allow. */
export async function assertPolicyFits(outDir: string): Promise<void> {
  const policy =
    headersOf(await readFile(join(outDir, '_headers'), 'utf8'), '/')['Content-Security-Policy'] ?? '';
  const files = await readdir(outDir, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(outDir, file), 'utf8');
    for (const problem of policyProblems(html, policy)) throw new Error(`${file}: ${problem}`);
  }
}

/** Returns why the CSP would block parts of a page; empty when it allows all of it. */
export function policyProblems(html: string, policy: string): string[] {
  return (['style', 'script'] as const).flatMap((element) => {
    const texts = [...html.matchAll(new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`, 'g'))];
    const [, text = ''] = texts[0] ?? [];
    if (texts.length !== 1) return [`it has ${texts.length} ${element} elements, not one`];
    const allowed = policy.split('; ').find((directive) => directive.startsWith(`${element}-src `));
    return allowed?.includes(hashSource(text)) ? [] : [`the policy does not name its inline ${element}`];
  });
}
