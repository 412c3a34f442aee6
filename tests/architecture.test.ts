// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

// Three rules say which folder of src may import from which: shared folders never import a feature, a feature imports
// only the features listed here, and routes and app import all.
const shared = ['blocks', 'browser', 'dates', 'guides', 'maps', 'money', 'toasts', 'ui'];
const featuresUsedBy: Record<string, readonly string[]> = {
  account: [],
  assumption: ['first-60-days'],
  checklist: ['account'],
  'first-60-days': ['account', 'checklist'],
  hotels: [],
  messages: [],
  offline: [],
  pets: ['account', 'checklist'],
  search: [],
  welcome: ['account'],
};
/** Every folder may import them. */
const tables = ['site-map', 'page-descriptions'];

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const sources = filesIn('src');
const textOf = (file: string) => readFileSync(join('src', file), 'utf8');

/** `features/pets` for a file of a feature, `ui` for one of a shared folder, the name for a file of src itself. */
function folderOf(file: string): string {
  return /^(features\/[^/]+|[^/]+)/.exec(file.replace(/\.\w+$/, ''))?.[1] ?? file;
}

function mayImport(folder: string, other: string): boolean {
  if (folder === other || shared.includes(other) || tables.includes(other)) return true;
  if (shared.includes(folder)) return false;
  if (!folder.startsWith('features/')) return folder === 'app' || folder === 'routes';
  const used = featuresUsedBy[folder.slice('features/'.length)] ?? [];
  return used.some((name) => other === `features/${name}`);
}

/** Every project file that a file imports, including type and dynamic imports. */
function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/(?:from\s+|import\s+|import\()'([^']+)'/g)]
    .map(([, target = '']) => target)
    .filter((target) => /^(@\/|\.)/.test(target) && !target.endsWith('.css'))
    .map((target) =>
      target.startsWith('@/') ? target.slice(2) : relative('.', join(dirname(file), target)),
    );
}

describe('imports between folders', () => {
  it.each(sources.filter((file) => file.includes('/')))('%s imports only what it may', (file) => {
    expect(importsOf(file).filter((target) => !mayImport(folderOf(file), folderOf(target)))).toEqual([]);
  });

  it('no route imports another, and routes hold nothing but pages', () => {
    const routes = sources.filter((file) => file.startsWith('routes/'));
    const wrong = routes.filter((file) => importsOf(file).some((target) => target.startsWith('routes/')));
    expect(wrong).toEqual([]);
    const pages = readFileSync('src/app/route-table.ts', 'utf8');
    expect(routes.filter((file) => !pages.includes(`'@/${file.replace(/\.tsx$/, '')}'`))).toEqual([]);
  });

  it('lists every feature', () => {
    expect(readdirSync('src/features').sort()).toEqual(Object.keys(featuresUsedBy));
  });
});

describe('code conventions', () => {
  const globals = ['window.localStorage', 'window.sessionStorage', 'document.cookie', 'navigator.clipboard'];

  it.each([...globals, 'navigator.share'])('uses %s only in browser and the entry scripts', (name) => {
    const others = sources.filter((file) => !/^(browser\/|starter\.ts$|main\.tsx$)/.test(file));
    expect(others.filter((file) => textOf(file).includes(name))).toEqual([]);
  });

  it('uses no innerHTML and no barrel files', () => {
    expect(sources.filter((file) => /dangerouslySetInnerHTML|innerHTML/.test(textOf(file)))).toEqual([]);
    expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });

  it('has no test ids, snapshots or skipped tests', () => {
    const forbidden = /ByTestId|toMatch(Inline)?Snapshot|\b(it|test|describe)\.(skip|only|todo)\b/;
    const tests = filesIn('tests').filter((file) => file !== 'architecture.test.ts');
    expect(tests.filter((file) => forbidden.test(readFileSync(join('tests', file), 'utf8')))).toEqual([]);
  });
});
