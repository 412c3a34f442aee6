// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

// Which room may import from which: routes compose, guides hold the content, calculators and the plan compute, auth and
// checklist talk to Supabase, components render. The rooms are the folders of src, plus `site-map`, the table of pages.
const doors: Record<string, readonly string[]> = {
  'site-map': [],
  calculators: [],
  plan: [],
  lib: ['plan', 'site-map'],
  guides: ['site-map'],
  pets: ['plan', 'guides', 'lib'],
  search: ['lib', 'site-map'],
  toasts: ['lib', 'site-map'],
  offline: ['lib', 'site-map'],
  auth: ['lib', 'toasts'],
  checklist: ['plan', 'lib', 'toasts'],
  'components/ui': ['calculators', 'lib', 'site-map'],
  'components/guide': ['components/ui', 'guides', 'calculators', 'toasts', 'lib', 'site-map'],
  'components/account': [
    'components/ui',
    'auth',
    'checklist',
    'guides',
    'offline',
    'toasts',
    'lib',
    'site-map',
  ],
  'components/layout': [
    'components/ui',
    'components/guide',
    'components/account',
    'auth',
    'guides',
    'offline',
    'search',
    'toasts',
    'lib',
    'site-map',
  ],
  routes: [
    'components/ui',
    'components/guide',
    'components/account',
    'components/layout',
    'auth',
    'checklist',
    'guides',
    'offline',
    'calculators',
    'plan',
    'pets',
    'toasts',
    'lib',
    'site-map',
  ],
};
const rooms = Object.keys(doors);

const sources = (readdirSync('src', { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file));
const tests = (readdirSync('tests', { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file));

function roomOf(file: string): string | undefined {
  return rooms.find((room) => file === `${room}.ts` || file.startsWith(`${room}/`));
}

/** Every project file that a file imports, including type and dynamic imports. */
function importsOf(file: string): string[] {
  const text = readFileSync(join('src', file), 'utf8');
  return [...text.matchAll(/(?:from\s+|import\s+|import\()'([^']+)'/g)]
    .map(([, target = '']) => target)
    .filter((target) => /^(@\/|\.)/.test(target) && !target.endsWith('.css'))
    .map((target) =>
      target.startsWith('@/') ? target.slice(2) : relative('.', join(dirname(file), target)),
    );
}

describe('imports between folders', () => {
  it.each(sources.filter(roomOf))('%s imports only from folders it may use', (file) => {
    const room = roomOf(file) ?? '';
    const wrong = importsOf(file).filter((target) => {
      const other = rooms.find((name) => target === name || target.startsWith(`${name}/`));
      return other !== room && !doors[room]?.includes(other ?? '');
    });
    expect(wrong).toEqual([]);
  });

  it('no route imports another: a folder belongs to the route it is named after', () => {
    const wrong = sources
      .filter((file) => file.startsWith('routes/'))
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ target }) => target.startsWith('routes/'))
      .filter(({ file, target }) => {
        const owner = `${dirname(target)}.tsx`;
        return owner !== file && dirname(target) !== dirname(file);
      });
    expect(wrong).toEqual([]);
  });
});

describe('code conventions', () => {
  it.each([
    'window.localStorage',
    'window.sessionStorage',
    'document.cookie',
    'navigator.clipboard',
    'navigator.share',
  ])('uses %s only in lib and the entry scripts', (name) => {
    const users = sources.filter((file) => readFileSync(join('src', file), 'utf8').includes(name));
    expect(
      users.filter((file) => !file.startsWith('lib/') && file !== 'starter.ts' && file !== 'main.tsx'),
    ).toEqual([]);
  });

  it('uses no innerHTML and no barrel files', () => {
    const offenders = sources.filter((file) =>
      /dangerouslySetInnerHTML|innerHTML/.test(readFileSync(join('src', file), 'utf8')),
    );
    expect(offenders).toEqual([]);
    expect(sources.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });

  it('has no test ids, snapshots or skipped tests', () => {
    const forbidden =
      /ByTestId|toMatchSnapshot|toMatchInlineSnapshot|\b(it|test|describe)\.(skip|only|todo)\b/;
    const offenders = tests
      .filter((file) => file !== 'architecture.test.ts')
      .filter((file) => forbidden.test(readFileSync(join('tests', file), 'utf8')));
    expect(offenders).toEqual([]);
  });
});
