import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Paths of the repository in backquotes; `<…>` and `…` stand for a name. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`((?:src|build|tools|tests|deploy|supabase|public|docs)\/[^\s`]*)`/g)];
  return quoted
    .map(([, path = '']) => path)
    .filter((path) => !/[<…]/.test(path) && !/^supabase\/.temp|\.env$/.test(path));
}

function exists(path: string): boolean {
  if (!path.includes('*')) return existsSync(path);
  const [start = '', end = ''] = basename(path).split('*');
  return readdirSync(dirname(path)).some((name) => name.startsWith(start) && name.endsWith(end));
}

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names only files that exist', () => {
    expect(pathsIn(text).filter((path) => !exists(path))).toEqual([]);
  });

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) =>
      join(dirname(file), link),
    );
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the README', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('fits in 100 lines', () => {
    expect(readme.trim().split('\n').length).toBeLessThanOrEqual(100);
  });

  it('has every folder of src and every feature on its map', () => {
    const [map = ''] = readme.match(/^src\/$[\s\S]*?^```$/m) ?? [];
    const folders = ['src', 'src/features'].flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()),
    );
    expect(folders.map(({ name }) => `${name}/`).filter((folder) => !map.includes(folder))).toEqual([]);
  });
});
