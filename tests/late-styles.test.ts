// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SHEET = "import '@/utilities.css';";
const read = (file: string) => readFileSync(join('src', file), 'utf8');

/** The files whose classes styles.css leaves out. */
const leftOut = [...read('styles.css').matchAll(/@source not "\.\/(.+)";/g)].map(
  ([, glob = '']) =>
    new RegExp(
      `^${glob
        .replaceAll('.', '\\.')
        .replaceAll('*', '[^/]*')
        .replace(/\{(.*?)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)}$`,
    ),
);
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);
const isLeftOut = (file: string) => leftOut.some((pattern) => pattern.test(file));

function importsOf(file: string, pattern: RegExp): string[] {
  const targets = [...read(file).matchAll(pattern)].map(([, target = '']) => target);
  return targets
    .map((target) => (target.startsWith('@/') ? target.slice(2) : join(dirname(file), target)))
    .flatMap((target) => [`${target}.ts`, `${target}.tsx`].filter((name) => existsSync(join('src', name))));
}

/** A file and all that comes with it. */
function comingWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const together = importsOf(file, /^(?:import|export)\s(?!type\s)(?:[^;'()]*\sfrom\s)?'([@.][^']+)'/gm);
  for (const target of together) comingWith(target, found);
  return found;
}

/** What loads without the sheet of all classes: file sets by the file that starts them. */
function loadedWithoutSheet(): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  const visit = (start: string) => {
    if (parts.has(start)) return;
    const files = [...comingWith(start)];
    if (files.some((file) => read(file).includes(SHEET))) return;
    parts.set(start, files);
    for (const file of files) for (const later of importsOf(file, /import\('([^']+)'\)/g)) visit(later);
  };
  visit('main.tsx');
  return parts;
}

describe('classes that the style sheet inside a page leaves out', () => {
  it('are those of files there are', () => {
    expect(leftOut.filter((pattern) => !sources.some((file) => pattern.test(file)))).toEqual([]);
  });

  it.each([...loadedWithoutSheet()])('are no classes of %s, which loads without the others', (_, files) => {
    expect(files.filter(isLeftOut)).toEqual([]);
  });

  it('are fetched by no page at once', () => {
    const parts = loadedWithoutSheet();
    const pages = importsOf('router/route-table.ts', /import\('([^']+)'\)/g);
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((page) => !parts.has(page))).toEqual([]);
  });
});
