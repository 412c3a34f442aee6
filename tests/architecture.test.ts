import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { pages } from '../src/site-map';
import type { InnerAddress } from '../src/ui/link';

// An import only runs down: a folder imports from the floors listed above its own. Folders on one floor don't import each
// other, except features, as listed below.
const floors: readonly (readonly string[])[] = [
  ['operator'],
  ['site-map'],
  ['dates', 'browser'],
  ['facts'],
  ['money'],
  ['ui', 'maps'],
  ['toasts'],
  ['guides'],
  ['blocks'],
  ['features'],
  ['routes'],
  ['app'],
];
const featuresUsedBy: Record<string, readonly string[]> = {
  account: [],
  assumption: ['first-60-days'],
  checklist: ['account'],
  'cost-of-living': ['account', 'checklist', 'first-60-days', 'kept-form'],
  'first-60-days': ['account', 'checklist', 'kept-form'],
  'kept-form': ['account'],
  offline: [],
  pets: ['account', 'checklist'],
  search: [],
  welcome: ['account'],
};
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const sources = filesIn('src');
const textOf = (file: string) => readFileSync(join('src', file), 'utf8');

/** `features/pets` for a file of a feature, `ui` for one of a shared folder, the name for a file of src itself. */
function folderOf(file: string): string {
  return /^(features\/[^/]+|[^/]+)/.exec(file.replace(/\.\w+$/, ''))?.[1] ?? file;
}

/** The floor of a folder, counted from the ground; -1 for a file of src itself, which no folder may import. */
const floorOf = (folder: string) => floors.findIndex((floor) => floor.includes(folder.split('/')[0] ?? ''));

function mayImport(folder: string, other: string): boolean {
  if (folder === other) return true;
  const used = featuresUsedBy[folder.replace('features/', '')] ?? [];
  if (used.some((name) => other === `features/${name}`)) return true;
  return floorOf(other) >= 0 && floorOf(other) < floorOf(folder);
}

/** Every project file that a file imports, including type and dynamic imports. */
function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/(?:from\s+|import\s+|import\()'([^']+)'/g)]
    .map(([, target = '']) => target)
    .filter((target) => /^(@\/|\.)/.test(target) && !/\.css(\?inline)?$/.test(target))
    .map((target) =>
      target.startsWith('@/') ? target.slice(2) : relative('.', join(dirname(file), target)),
    );
}

describe('imports between folders', () => {
  it('every file imports only what it may', () => {
    const wrong = sources
      .filter((file) => file.includes('/'))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => !mayImport(folderOf(file), folderOf(target)))
          .map((target) => `${file} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('has one folder for each page, which no other page imports from', () => {
    const folderOfPage = (path: string) => `routes${path === '/' ? '/home' : path}`;
    const folders = pages.map(({ path }) => folderOfPage(path));
    const inRoutes = sources.filter((file) => file.startsWith('routes/'));
    expect(
      inRoutes
        .filter((file) => file.endsWith('/page.tsx'))
        .map(dirname)
        .sort(),
    ).toEqual(folders.sort());
    expect(inRoutes.filter((file) => !folders.includes(dirname(file)))).toEqual([]);
    expect(folders.filter((folder) => !sources.includes(`${folder}/about.ts`))).toEqual([]);
    const fromAnother = (file: string) =>
      importsOf(file).filter((target) => target.startsWith('routes/') && dirname(target) !== dirname(file));
    expect(inRoutes.flatMap(fromAnother)).toEqual([]);
  });

  it('keeps what about.ts says of a page to the build', () => {
    const readers = sources.filter((file) =>
      importsOf(file).some((target) => /\/about(\.ts)?$/.test(target)),
    );
    expect(readers).toEqual([]);
    expect(sources.filter((file) => textOf(file).includes('/about.ts'))).toEqual(['prerender.tsx']);
  });

  it('keeps in blocks and guides what at least two pages use: the rest is in its page’s folder', () => {
    const importers = new Map<string, string[]>();
    for (const file of sources)
      for (const target of importsOf(file)) importers.set(target, [...(importers.get(target) ?? []), file]);
    const usersOf = (file: string, seen = new Set<string>()): Set<string> => {
      const users = new Set<string>();
      for (const importer of importers.get(file.replace(/\.tsx?$/, '')) ?? []) {
        if (seen.has(importer)) continue;
        seen.add(importer);
        // What the shell or the build reads is for all pages.
        if (/^routes\//.test(importer)) users.add(dirname(importer));
        else if (/^app\/|^[\w-]+\.tsx?$/.test(importer)) users.add('all').add('pages');
        else for (const user of usersOf(importer, seen)) users.add(user);
      }
      return users;
    };
    const shared = sources.filter((file) => /^(blocks|guides)\//.test(file));
    expect(shared.filter((file) => usersOf(file).size < 2)).toEqual([]);
  });

  it.each([
    ['money', 'guides'],
    ['guides', 'blocks'],
    ['maps', 'guides'],
    ['maps', 'ui'],
    ['ui', 'features/search'],
    ['features/hotels', 'features/pets'],
    ['routes', 'app'],
    ['blocks', 'routes'],
    ['features/checklist', 'routes'],
    ['guides', 'prerender'],
  ])('an import by %s of %s would fail', (folder, other) => {
    expect(mayImport(folder, other)).toBe(false);
  });

  it('lists every folder and every feature', () => {
    const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(
      folders.map((entry) => entry.name).filter((name) => name !== 'fonts' && floorOf(name) < 0),
    ).toEqual([]);
    expect(readdirSync('src/features').sort()).toEqual(Object.keys(featuresUsedBy));
  });
});

const MAX_LINES = 80;

type FunctionSize = { place: string; lines: number };

const functionsOf = (file: string) => functionsIn(textOf(file), file);

/** Every function in a file: the line where it begins, and how many it takes. */
function functionsIn(code: string, file: string): FunctionSize[] {
  const found: FunctionSize[] = [];
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  JSON.stringify(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (_key, node) => {
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node?.type))
      found.push({
        place: `${file}:${lineAt(node.start)}`,
        lines: lineAt(node.end) - lineAt(node.start) + 1,
      });
    return node;
  });
  return found;
}

describe('code conventions', () => {
  const globals = ['window.localStorage', 'window.sessionStorage', 'document.cookie', 'navigator.clipboard'];

  it.each([...globals, 'navigator.share'])('uses %s only in browser and the entry scripts', (name) => {
    const others = sources.filter((file) => !/^(browser\/|starter\.ts$|main\.tsx$)/.test(file));
    expect(others.filter((file) => textOf(file).includes(name))).toEqual([]);
  });

  it('has no function of more than 80 lines, pages aside', () => {
    const others = sources.filter((file) => !/^routes\/.*page\.tsx$|\.d\.ts$/.test(file));
    expect(others.flatMap(functionsOf).filter(({ lines }) => lines > MAX_LINES)).toEqual([]);
  });

  it('counts a function’s lines, those of the functions inside it too', () => {
    const code =
      'export const f = () => {\n  const g = function () {\n    return 1;\n  };\n  return g();\n};';
    expect(functionsIn(code, 'f.ts').map(({ lines }) => lines)).toEqual([6, 3]);
  });

  it('has no file name twice, routes aside, so that a name says which file it is', () => {
    const names = sources.filter((file) => !file.startsWith('routes/')).map((file) => basename(file));
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice).toEqual([]);
  });

  it('writes each web address once, with or without its last slash', () => {
    const addresses = sources.flatMap((file) =>
      Array.from(textOf(file).matchAll(/['"`](https?:\/\/[^'"`$]+?)\/?['"`]/g), ([, address]) => address),
    );
    expect(addresses.length).toBeGreaterThan(300);
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });

  it('lists no source that nothing cites', () => {
    const everything = sources.map(textOf).join('\n');
    const lists = /^(export )?const \w*[sS]ources = \{\n(.*?)^\}/gms;
    const uncited = sources.flatMap((file) =>
      Array.from(textOf(file).matchAll(lists)).flatMap(([, isShared, list = '']) =>
        Array.from(list.matchAll(/^ {2}(\w+):/gm), ([, name]) => `${name}`)
          // The checklist's other files call its list “items”.
          .filter(
            (name) => !new RegExp(`(ources|items)\\.${name}\\b`).test(isShared ? everything : textOf(file)),
          )
          .map((name) => `${file}: ${name}`),
      ),
    );
    expect(uncited).toEqual([]);
  });

  it('uses no innerHTML and no barrel files', () => {
    expect(sources.filter((file) => /dangerouslySetInnerHTML|innerHTML/.test(textOf(file)))).toEqual([]);
    expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });

  // A test file's name says whether it has a page: another environment between two files costs a worker's start.
  it('has no test ids, snapshots, skipped tests, or environments of their own', () => {
    const forbidden =
      /ByTestId|toMatch(Inline)?Snapshot|\b(it|test|describe)\.(skip|only|todo)\b|@vitest-environment/;
    const tests = filesIn('tests').filter((file) => file !== 'architecture.test.ts');
    expect(tests.filter((file) => forbidden.test(readFileSync(join('tests', file), 'utf8')))).toEqual([]);
  });
});

it('an address of ours that no page has doesn’t compile', () => {
  // @ts-expect-error
  const dead: InnerAddress = '/no-such-page';
  expect(pages.map(({ path }) => path)).not.toContain(dead);
});
